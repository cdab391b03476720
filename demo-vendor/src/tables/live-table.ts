import { commitmentOf, fairDraw, seedText } from '../fairness/fair-draw.ts';
import type { TableGame } from '../games/table-games.ts';
import type { createResultReporter } from '../gateway/result-reporter.ts';
import { type Phase, phaseMs } from './phases.rules.ts';
import { clientSeedOf, tableRules } from './table.rules.ts';
import type { TableRound } from './table-round.ts';
import { resultOf } from './table-round.ts';
import { settleTickets, type TableTicketDeps } from './tickets/settle-tickets.ts';
import { withResult } from './tickets/ticket.rules.ts';

export interface LiveDeps extends TableTicketDeps {
  report: ReturnType<typeof createResultReporter>;
  /** Returns 32 unpredictable bytes. */
  newSeed(): Uint8Array;
}

/** Current phase and round of a table, by the server's clock. */
export interface Moment {
  phase: Phase;
  /** Milliseconds since 1970. */
  endsAt: number;
  round: TableRound;
}

/** Runs one round of a table from the opening to the end of the result phase; false if the process stops. */
export async function playRound(
  deps: LiveDeps,
  { game, engine }: TableGame,
  show: (moment: Moment) => void,
): Promise<boolean> {
  const { tableStore, clock, report } = deps;
  const rules = tableRules(engine);
  const table = game.gameCode;
  const seed = deps.newSeed();
  const roundNo = tableStore.lastRoundNo(table) + 1;
  const openedAt = new Date(clock.now()).toISOString();
  const opened: TableRound = { table, roundNo, openedAt, commitment: commitmentOf(seed), state: 'open' };
  // The number is on disk before anybody can bet, so that it is never used with another seed.
  await tableStore.saveRound(opened);
  const enter = (phase: Phase, round: TableRound) => {
    show({ phase, endsAt: clock.now() + phaseMs[phase], round });
    return clock.wait(phaseMs[phase]);
  };

  const betting = enter('betting', opened);
  report(resultOf(opened, 'opened', rules));
  if (!(await betting)) return false;

  const closed = enter('closed', opened);
  report(resultOf(opened, 'closed', rules));
  if (!(await closed)) return false;

  const shown = rules.draw(fairDraw(seed, clientSeedOf(table, roundNo)));
  const drawn: TableRound = { ...opened, state: 'result', seed: seedText(seed), shown };
  await endBetting(deps, drawn);
  const result = enter('result', drawn);
  report(resultOf(drawn, 'result', rules));
  void stakeAndSettle(deps, drawn);
  return result;

  /** Result and tickets change together in memory, and are written to disk in this order. */
  async function endBetting(parts: LiveDeps, round: TableRound): Promise<void> {
    const saved = parts.tableStore.saveRound(round);
    const tickets = parts.tableStore.ticketsOf(table, roundNo).map((ticket) => withResult(ticket, rules, shown));
    await Promise.all([saved, ...tickets.map((ticket) => parts.tableStore.saveTicket(ticket))]);
  }
}

async function stakeAndSettle(deps: LiveDeps, { table, roundNo }: TableRound): Promise<void> {
  const ids = deps.tableStore.ticketsOf(table, roundNo).map(({ roundId }) => roundId);
  await settleTickets(deps, ids).catch((error: unknown) =>
    deps.log('a round could not be settled', { table, roundNo, error: String(error) }),
  );
}
