import type { VendorResult } from '@portal/shared/contract/vendor-api/results';
import { type Column, inArray, type SQL, sql } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import type { GamesModule } from '../games/index.ts';
import { lotteryDraws } from './lottery.tables.ts';
import { plainLine } from './plain-line.rules.ts';
import { readReportedBoard } from './reported-board.ts';

const states = { opened: 'open', closed: 'closed', result: 'result', cancelled: 'cancelled' } as const;
/** The states that each state may follow; an end is reported once. */
const earlier = { opened: [], closed: ['open'], result: ['open', 'closed'], cancelled: ['open', 'closed'] } as const;

interface Run {
  state: VendorResult['state'];
  events: VendorResult[];
}

/** Stores reported draws of lotteries as shown to players; other events are ignored. */
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
  const shown = draws.filter(({ gameCode }) => codes.has(gameCode));
  for (const run of runsOfState(shown)) await takeRun(kernel, provider, run);
  const cancelled = shown.filter(({ state }) => state === 'cancelled');
  for (const gameCode of new Set(cancelled.map((event) => event.gameCode)))
    kernel.live.publish(null, { type: 'draw', state: 'cancelled', gameCode });
}

/** Splits events into consecutive runs of one state; a run has no draw twice. */
function runsOfState(events: readonly VendorResult[]): Run[] {
  const runs: Run[] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (last?.state === event.state) last.events.push(event);
    else runs.push({ state: event.state, events: [event] });
  }
  return runs;
}

/** Stores a run in one statement. */
async function takeRun(kernel: Kernel, provider: string, { state, events }: Run): Promise<void> {
  await kernel.db
    .insert(lotteryDraws)
    .values(events.map((event) => rowOf(kernel, provider, event)))
    .onConflictDoUpdate({
      target: [lotteryDraws.eventId, lotteryDraws.gameCode, lotteryDraws.provider],
      setWhere: inArray(lotteryDraws.state, [...earlier[state]]),
      set: {
        state: states[state],
        prizes: reported(lotteryDraws.prizes),
        seed: reported(lotteryDraws.seed),
        reason: reported(lotteryDraws.reason),
        closesAt: newestOf(lotteryDraws.closesAt),
        drawsAt: newestOf(lotteryDraws.drawsAt),
        commitment: newestOf(lotteryDraws.commitment),
        // A row without an end is not listed, and stays that way.
        drawnAt: sql`case when ${reported(lotteryDraws.drawnAt)} is not null then ${endOf(kernel, state, newestOf(lotteryDraws.drawsAt))} end`,
      },
    });
}

function rowOf(kernel: Kernel, provider: string, event: VendorResult) {
  const { gameCode, eventId, state, proof } = event;
  const closesAt = momentOf(event.closesAt);
  const drawsAt = momentOf(event.drawsAt) ?? closesAt;
  const isEnd = state === 'result' || state === 'cancelled';
  const prizes = state === 'result' ? readReportedBoard(kernel, provider, event) : [];
  return {
    provider,
    gameCode,
    eventId,
    state: states[state],
    prizes: prizes ?? [],
    closesAt,
    drawsAt,
    commitment: proof?.commitment,
    seed: proof?.seed,
    reason: state === 'cancelled' ? plainLine(event.reason) : undefined,
    drawnAt: isEnd && prizes ? endOf(kernel, state, sql`${drawsAt?.toISOString() ?? null}`) : null,
  };
}

const momentOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
const reported = (column: Column) => sql.raw(`excluded."${column.name}"`);
/** The reported value, or else the stored one. */
const newestOf = (column: Column) => sql`coalesce(${reported(column)}, ${column})`;

/** Computes when a draw ended: its reported time, but for a result never later than now. */
export function endOf({ clock }: Kernel, state: VendorResult['state'], drawsAt: SQL): SQL {
  if (state === 'cancelled') return sql`coalesce((${drawsAt})::timestamptz, ${clock.now().toISOString()}::timestamptz)`;
  // `least` ignores null and returns the other time.
  return sql`least((${drawsAt})::timestamptz, ${clock.now().toISOString()}::timestamptz)`;
}
