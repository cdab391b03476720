import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import type { Member } from '../members.ts';
import { pathsOf } from './paths-of.ts';

/** A period in which a member was below a head. */
export interface TimeBelow {
  memberId: string;
  account: string;
  /** `from` inclusive, `until` exclusive; null means always, or still. */
  from: Date | null;
  until: Date | null;
}

export interface TimesBelowQuery {
  /** Only periods that overlap this one. */
  period: { start: Date; end: Date };
  /** Only this member. */
  memberId?: string | undefined;
  /** Limit of members. */
  membersAtMost: number;
}

/** Reads who was below the head in a period, and when: a member's record belongs to the head only for these periods. */
export async function timesBelow(
  database: Database,
  head: Pick<Member, 'id' | 'uplinePath'>,
  { period, memberId, membersAtMost }: TimesBelowQuery,
): Promise<TimeBelow[]> {
  const paths = (await pathsOf(database, [head])).get(head.id) ?? [];
  const isUnder = (path: string) =>
    sql.join(
      paths.map((above) => sql`(${sql.raw(path)} like ${`${above}%`} and ${sql.raw(path)} <> ${above})`),
      sql` or `,
    );
  const isAsked = (id: string) => (memberId === undefined ? sql`true` : sql`${sql.raw(id)} = ${memberId}`);
  const [start, end] = [period.start.toISOString(), period.end.toISOString()];
  const { rows } = await database.db.execute<{ id: string; account: string; since: number | null; end: number | null }>(
    sql`
    with times as (
      select members.id as member_id,
        (select max(held_until) from upline_paths as kept where kept.member_id = members.id) as since,
        null::timestamptz as "end"
      from members where (${isUnder('members.upline_path')}) and ${isAsked('members.id')}
      union all
      select member_id, held_from, held_until from upline_paths
      where (${isUnder('upline_paths.path')}) and ${isAsked('member_id')}
    ), found as (
      select * from times
      where coalesce(since < ${end}::timestamptz, true) and coalesce("end" > ${start}::timestamptz, true)
    )
    select members.id, members.account,
      extract(epoch from found.since)::float8 * 1000 as since, extract(epoch from found."end")::float8 * 1000 as "end"
    from (select distinct member_id from found limit ${membersAtMost}) as asked
    join found on found.member_id = asked.member_id join members on members.id = asked.member_id`,
  );
  const moment = (epochMs: number | null) => (epochMs === null ? null : new Date(epochMs));
  return rows.map(({ id, account, since, end: until }) => ({
    memberId: id,
    account,
    from: moment(since),
    until: moment(until),
  }));
}
