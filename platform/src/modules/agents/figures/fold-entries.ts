import type { Database } from '../../../kernel/database.ts';
import { rowsAsJson } from '../../../kernel/rows-as-json.ts';
import { gapChanges, newlyActive } from './active-gaps.rules.ts';
import type { MoneyEntry, PlayEntry } from './entries.rules.ts';
import { teamBets, teamMoney } from './figures.tables.ts';
import { agentShares, type PlayerShare, playerShares, sumsOfMoney, sumsOfPlay } from './fold.rules.ts';
import { knownActiveDays } from './known-active-days.ts';
import { addAgentShares, addGapChanges, addPlayerShares } from './write-shares.ts';

// Bounded by the number of parameters a statement may have.
const rowsAtOnce = 1000;

/** Adds bets and corrections to the figures of everybody above their players; what was added before is passed over. */
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

/** Adds what was paid to members, paid in and paid out; as `foldPlay`. */
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
 * One fold after the other, whatever process it is in: the gap of an active day comes from the other days of its member, which
 * another fold must not be writing. They would wait for each other anyway, at the day of whoever stands at the top.
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

/** Those whose row is new, each once, however often they are in the batch. */
function fresh<Entry extends { id: string }>(entries: readonly Entry[], added: readonly { id: string }[]): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return added.flatMap(({ id }) => byId.get(id) ?? []);
}
