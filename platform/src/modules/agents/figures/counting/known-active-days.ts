import type { Database } from '../../../../kernel/database/database.ts';
import { type ActiveDay, longestGap } from './active-gaps.rules.ts';

const statement = `select days.member_id as "memberId", days.day::text as day, days.upline_path as "uplinePath"
  from jsonb_to_recordset($1::jsonb) as asked (member_id text, first date, last date)
  join player_days as days on days.member_id = asked.member_id and days.rounds > 0
    and days.day between asked.first - ${longestGap} and asked.last + ${longestGap}`;

/** Reads the members' other active days, as far as gaps reach. */
export async function knownActiveDays(database: Database, added: readonly ActiveDay[]): Promise<ActiveDay[]> {
  const days = new Map<string, string[]>();
  for (const { memberId, day } of added) days.set(memberId, [...(days.get(memberId) ?? []), day].sort());
  const spans = [...days].map(([member_id, inOrder]) => ({ member_id, first: inOrder[0], last: inOrder.at(-1) }));
  const found = await database.call<ActiveDay>('figures_known', statement, [JSON.stringify(spans)]);
  const nameOf = ({ memberId, day, uplinePath }: ActiveDay) => `${memberId} ${day} ${uplinePath}`;
  const isAdded = new Set(added.map(nameOf));
  return found.filter((one) => !isAdded.has(nameOf(one)));
}
