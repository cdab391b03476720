import type { VendorResult } from '@portal/shared/contract/vendor-api/result-calls';
import { type Column, inArray, type SQL, sql } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import type { GamesModule } from '../games/index.ts';
import { lotteryDraws } from './lottery.tables.ts';
import { toldBoard } from './told-board.ts';

const states = { opened: 'open', closed: 'closed', result: 'result', cancelled: 'cancelled' } as const;
/** States that each may follow; an end is told once. */
const earlier = { opened: [], closed: ['open'], result: ['open', 'closed'], cancelled: ['open', 'closed'] } as const;

/** Keeps what was told of draws of lotteries, as players read it; other events are passed over. */
export async function takeDraws(
  kernel: Kernel,
  games: GamesModule,
  provider: string,
  events: readonly VendorResult[],
): Promise<void> {
  const draws = events.filter(({ kind }) => kind === 'draw');
  if (draws.length === 0) return;
  const lotteries = (await games.lotteries()).filter((game) => game.provider === provider);
  const codes = new Set(lotteries.map(({ gameCode }) => gameCode));
  for (const draw of draws) if (codes.has(draw.gameCode)) await takeDraw(kernel, provider, draw);
}

async function takeDraw(kernel: Kernel, provider: string, event: VendorResult): Promise<void> {
  const { gameCode, eventId, state, proof } = event;
  const closesAt = momentOf(event.closesAt);
  const drawsAt = momentOf(event.drawsAt) ?? closesAt;
  const isEnd = state === 'result' || state === 'cancelled';
  const prizes = state === 'result' ? toldBoard(kernel, provider, event) : [];
  const row = {
    ...{ provider, gameCode, eventId, state: states[state], prizes: prizes ?? [] },
    ...{ closesAt, drawsAt, commitment: proof?.commitment, seed: proof?.seed },
  };
  await kernel.db
    .insert(lotteryDraws)
    .values({ ...row, ...(isEnd && prizes && { drawnAt: endOf(kernel, sql`${drawsAt?.toISOString() ?? null}`) }) })
    .onConflictDoUpdate({
      target: [lotteryDraws.eventId, lotteryDraws.gameCode, lotteryDraws.provider],
      setWhere: inArray(lotteryDraws.state, [...earlier[state]]),
      set: {
        ...{ state: row.state, prizes: row.prizes, seed: row.seed },
        closesAt: newestOf(lotteryDraws.closesAt),
        drawsAt: newestOf(lotteryDraws.drawsAt),
        commitment: newestOf(lotteryDraws.commitment),
        ...(isEnd && prizes && { drawnAt: endOf(kernel, newestOf(lotteryDraws.drawsAt)) }),
      },
    });
}

const momentOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
/** What is told now, or else what was told before. */
const newestOf = (column: Column) => sql`coalesce(${sql.raw(`excluded."${column.name}"`)}, ${column})`;

/** When a draw ended: when it was said to be drawn, but never later than now. */
export function endOf({ clock }: Kernel, drawsAt: SQL): SQL {
  // Of null and a time `least` gives the time.
  return sql`least((${drawsAt})::timestamptz, ${clock.now().toISOString()}::timestamptz)`;
}
