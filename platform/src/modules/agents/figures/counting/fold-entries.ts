import type { Database } from '../../../../kernel/database/database.ts';
import { rowsAsJson } from '../../../../kernel/database/rows-as-json.ts';
import { teamBets, teamMoney } from '../figures.tables.ts';
import { type ActiveDay, gapChanges, longestGap, newlyActive } from './active-gaps.rules.ts';
import type { MoneyEntry, PlayEntry } from './entries.rules.ts';
import { agentShares, type PlayerShare, playerShares, sumsOfMoney, sumsOfPlay } from './fold.rules.ts';
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

const statement = `select days.member_id as "memberId", days.day::text as day, days.upline_path as "uplinePath"
  from jsonb_to_recordset($1::jsonb) as asked (member_id text, first date, last date)
  join player_days as days on days.member_id = asked.member_id and days.rounds > 0
    and days.day between asked.first - ${longestGap} and asked.last + ${longestGap}`;

/** Reads the members' other active days, as far as gaps reach. */
async function knownActiveDays(database: Database, added: readonly ActiveDay[]): Promise<ActiveDay[]> {
  const days = new Map<string, string[]>();
  for (const { memberId, day } of added) days.set(memberId, [...(days.get(memberId) ?? []), day].sort());
  const spans = [...days].map(([member_id, inOrder]) => ({ member_id, first: inOrder[0], last: inOrder.at(-1) }));
  const found = await database.call<ActiveDay>('figures_known', statement, [JSON.stringify(spans)]);
  const nameOf = ({ memberId, day, uplinePath }: ActiveDay) => `${memberId} ${day} ${uplinePath}`;
  const isAdded = new Set(added.map(nameOf));
  return found.filter((one) => !isAdded.has(nameOf(one)));
}
