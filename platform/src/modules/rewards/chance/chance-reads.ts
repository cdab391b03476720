import type { ChanceGame } from '@portal/shared/contract/rewards/chance-shapes';
import { and, count, desc, eq, inArray, ne } from 'drizzle-orm';
import { type Page, readPage } from '../../../kernel/database/page.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { chanceStakes, type DrawRow, declinedDrops, chanceDraws as draws, eggTickets } from './chance.tables.ts';

interface DrawsQuery extends Page {
  memberId?: string;
  game?: ChanceGame;
}

/** Raffle tickets belong to their promotions. */
const isOfGames = ne(draws.game, 'raffle');

/** Reads draws and tickets for pages. */
export function createChanceReads({ db }: Kernel) {
  return {
    /** Newest first. */
    draws({ memberId, game, ...page }: DrawsQuery) {
      const isOfMember = memberId ? eq(draws.memberId, memberId) : undefined;
      const asked = and(isOfMember, game ? eq(draws.game, game) : isOfGames);
      return readPage(db, draws, { where: asked, orderBy: [desc(draws.at), desc(draws.id)], ...page });
    },
    async ownDraw(memberId: string, id: string): Promise<DrawRow | undefined> {
      const [found] = await db
        .select()
        .from(draws)
        .where(and(eq(draws.id, id), eq(draws.memberId, memberId), isOfGames));
      return found;
    },
    /** Counts the member's draws by game. */
    async drawnIn(memberId: string, day: string): Promise<Record<ChanceGame, number>> {
      const isOfDay = and(eq(draws.memberId, memberId), eq(draws.day, day));
      const found = await db
        .select({ game: draws.game, drawn: count() })
        .from(draws)
        .where(isOfDay)
        .groupBy(draws.game);
      return { wheel: 0, egg: 0, envelope: 0, ...Object.fromEntries(found.map(({ game, drawn }) => [game, drawn])) };
    },
    /** Minor units. */
    async stakedIn(memberId: string, day: string): Promise<bigint> {
      const isOfDay = and(eq(chanceStakes.memberId, memberId), eq(chanceStakes.day, day));
      return (await db.select().from(chanceStakes).where(isOfDay))[0]?.stakeMinor ?? 0n;
    },
    async eggsOf(memberId: string) {
      const [row] = await db.select().from(eggTickets).where(eq(eggTickets.memberId, memberId));
      return { tickets: row?.tickets ?? 0, restMinor: row?.restMinor ?? 0n };
    },
    /** Selects the drops that the member declined. */
    async declinedOf(memberId: string, dropIds: readonly string[]): Promise<string[]> {
      if (dropIds.length === 0) return [];
      const isAsked = and(eq(declinedDrops.memberId, memberId), inArray(declinedDrops.dropId, [...dropIds]));
      return (await db.select().from(declinedDrops).where(isAsked)).map(({ dropId }) => dropId);
    },
    /** Reads what the member's envelopes of these drops held, by drop, in minor units. */
    async envelopeAmountsOf(memberId: string, dropIds: readonly string[]): Promise<Map<string, bigint>> {
      if (dropIds.length === 0) return new Map();
      const isAsked = and(eq(draws.memberId, memberId), inArray(draws.dropId, [...dropIds]));
      const found = await db.select().from(draws).where(isAsked);
      return new Map(found.map(({ dropId, amountMinor }) => [dropId ?? '', amountMinor]));
    },
  };
}

export type ChanceReads = ReturnType<typeof createChanceReads>;
