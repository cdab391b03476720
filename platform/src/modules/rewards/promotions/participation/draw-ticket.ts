import { minorUnits } from '@portal/shared/contract/money/amounts';
import { prizeOfTicket, ticketsIn, type UrnPrize } from '@portal/shared/contract/rewards/chance-draw';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { and, eq } from 'drizzle-orm';
import { newId } from '../../../../kernel/database/ids.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { chanceDraws, type DrawRow } from '../../chance/chance.tables.ts';
import { createChanceSeeds } from '../../chance/chance-seeds.ts';
import { fairNumber } from '../../chance/fair-number.rules.ts';
import type { RewardKindDeps } from '../../reward-kind-deps.ts';

/** The commitment shown before, and the browser's own seed. */
export interface Sealed {
  commitment: string;
  clientSeed: string;
}

interface TicketAsked {
  /** Id of the participation and the draw. */
  id: string;
  memberId: string;
  promotionId: string;
  /** The remaining prizes, one ticket at least. */
  urn: UrnPrize[];
  turnoverPercent: number;
  sealed: Sealed | undefined;
}

const game = 'raffle';

/** Raffle tickets, drawn from seeds committed before and stored with all that is needed to reproduce them. */
export function createTicketDraws(kernel: Kernel, { settings }: Pick<RewardKindDeps, 'settings'>) {
  const { db, clock } = kernel;
  const seeds = createChanceSeeds(kernel);

  return {
    /**
     * Draws a ticket in the transaction that issues the prize, with member and totals locked.
     * @throws Refusal `chance_seed_stale`
     */
    async draw({ id, memberId, promotionId, urn, turnoverPercent, sealed }: TicketAsked): Promise<DrawRow> {
      const commitment = sealed?.commitment ?? (await seeds.commit(memberId, game));
      const clientSeed = sealed?.clientSeed ?? newId();
      const { serverSeed } = await seeds.use(memberId, game, commitment);
      const bound = ticketsIn(urn);
      const number = fairNumber(serverSeed, clientSeed, bound);
      const at = clock.now();
      const row = {
        ...({ id, memberId, game, dropId: null, at, day: dayIn(await settings.get('timeZone'), at) } as const),
        commitment,
        serverSeed,
        clientSeed,
        number,
        bound,
        basis: { promotionId, urn },
        turnoverPercent,
        amountMinor: minorUnits(prizeOfTicket(urn, number)),
        points: 0n,
      };
      await db.insert(chanceDraws).values(row);
      return row;
    },
    async own(memberId: string, id: string): Promise<DrawRow | undefined> {
      const isOwn = and(eq(chanceDraws.id, id), eq(chanceDraws.memberId, memberId), eq(chanceDraws.game, game));
      return (await db.select().from(chanceDraws).where(isOwn))[0];
    },
    /** Whether a participation has a draw: raffles do, unless drawn before commitments existed. */
    isDrawn: async (id: string): Promise<boolean> => (await db.$count(chanceDraws, eq(chanceDraws.id, id))) > 0,
  };
}

export type TicketDraws = ReturnType<typeof createTicketDraws>;
