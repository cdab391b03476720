import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';

/**
 * Inserts this many loads in the 24 hours before `until`: four remotes, three versions, 60,000 visitors, one of fifty
 * fails.
 */
export async function fullDay({ db }: Pick<Database, 'db'>, until: Date, loads: number): Promise<void> {
  await db.execute(sql`
    insert into release_loads (ticket, remote, version, at, reason, mount_ms, visitor, address)
    select md5(number::text), (array['remote-games', 'remote-lottery', 'remote-member-centre', 'remote-agent-centre'])[1 + number % 4],
      (array['1.0.0', '1.0.1', '1.0.2'])[1 + (number / 4) % 3],
      ${until.toISOString()}::timestamptz - make_interval(secs => number % 86400),
      case when number % 50 = 0 then 'load_failed' end, number % 3000,
      substr(md5((number % 60000)::text), 1, 16), substr(md5((number % 40000)::text), 1, 16)
    from generate_series(1, ${loads}::int) as number`);
  await db.execute(sql`analyze release_loads`);
}
