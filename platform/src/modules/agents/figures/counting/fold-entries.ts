import type { Database } from '../../../../kernel/database/database.ts';
import { rowsAsJson } from '../../../../kernel/database/rows-as-json.ts';
import { teamBets, teamMoney } from '../figures.tables.ts';
import { gapChanges, newlyActive } from './active-gaps.rules.ts';
import type { MoneyEntry, PlayEntry } from './entries.rules.ts';
import { agentShares, type PlayerShare, playerShares, sumsOfMoney, sumsOfPlay } from './fold.rules.ts';
import { knownActiveDays } from './known-active-days.ts';
import { addAgentShares, addGapChanges, addPlayerShares } from './write-shares.ts';

// Limited by the number of parameters in a statement.
const rowsAtOnce = 1000;

/** Adds bets and corrections to the figures of all uplines; entries already added are skipped. */
export function foldPlay(database: Database, entries: readonly PlayEntry[]): Promise<void> {
  return foldSome(database, entries, async (some) => {
    const { id } = teamBets;
    const added = await database.db
      .insert(teamBets)
      .select(rowsAsJson(teamBets, some))
      .onConflictDoNothing()
      .returning({ id });
    return playerShares(fresh(some, added), sumsOfPlay);
  });
}

/** Adds bonuses, rebates, deposits and withdrawals like `foldPlay`. */
export function foldMoney(database: Database, entries: readonly MoneyEntry[]): Promise<void> {
  return foldSome(database, entries, async (some) => {
    const { id } = teamMoney;
    const added = await database.db
      .insert(teamMoney)
      .select(rowsAsJson(teamMoney, some))
      .onConflictDoNothing()
      .returning({ id });
    return playerShares(fresh(some, added), sumsOfMoney);
  });
}

async function foldSome<Entry>(
  database: Database,
  entries: readonly Entry[],
  keep: (some: Entry[]) => Promise<PlayerShare[]>,
): Promise<void> {
  for (let start = 0; start < entries.length; start += rowsAtOnce) {
    await database.transaction(async () => {
      await takeTurn(database);
      await addShares(database, await keep(entries.slice(start, start + rowsAtOnce)));
    });
  }
}

/**
 * Serializes folds of all processes: the gap of an active day depends on the member's other days, which no other fold
 * may be writing. They would wait anyway at the top agent's day.
 */
async function takeTurn(database: Database): Promise<void> {
  await database.call('figures_turn', "select pg_advisory_xact_lock(hashtextextended('agents.figures', 0))", []);
}

async function addShares(database: Database, players: readonly PlayerShare[]): Promise<void> {
  if (players.length === 0) return;
  const active = await addPlayerShares(database, players);
  const changes = active.length > 0 ? gapChanges(await knownActiveDays(database, active), active) : [];
  await addAgentShares(database, agentShares(players), newlyActive(changes));
  await addGapChanges(database, changes);
}

/** Returns entries whose row is new, each once. */
function fresh<Entry extends { id: string }>(entries: readonly Entry[], added: readonly { id: string }[]): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return added.flatMap(({ id }) => byId.get(id) ?? []);
}
