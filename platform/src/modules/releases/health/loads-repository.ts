import { and, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import type { LoadOutcome } from './load-outcomes.rules.ts';
import type { Ticket } from './load-ticket.rules.ts';
import { compositionFaults, releaseLoads } from './loads.tables.ts';
import type { LoadFigures } from './rollback/judge-loads.rules.ts';

/** Which rows count: reported after `since`, from at most this many visitors per address. */
interface Counted {
  since: Date;
  visitorsPerAddress: number;
}

interface FiguresRow extends LoadFigures {
  version: string;
}

export const noFigures: LoadFigures = {
  loads: 0,
  mounted: 0,
  failures: 0,
  failingAddresses: 0,
  visitors: 0,
  addresses: 0,
};
/** More loads of one visitor are ignored: nobody makes a bad version look good by loading it. */
const loadsPerVisitor = 10;

const figuresStatement = `
  with reported as (
    select version, visitor, address, at, reason is not null as failed
    from release_loads where at > $1::timestamptz and remote = $2
  ), places as (
    select version, visitor, address, row_number() over (partition by version, address order by min(at), visitor) as place
    from reported group by version, visitor, address
  ), visitors as (
    select version, visitor, count(*) as loads, count(*) filter (where not failed) as mounted,
      min(address) as address, min(address) filter (where failed) as failing_address
    from reported join places using (version, visitor, address) where place <= $3::int group by version, visitor
  )
  select version, sum(least(loads, ${loadsPerVisitor}))::int as "loads", sum(least(mounted, ${loadsPerVisitor}))::int as "mounted",
    count(failing_address)::int as "failures", count(distinct failing_address)::int as "failingAddresses",
    count(*)::int as "visitors", count(distinct address)::int as "addresses"
  from visitors group by version`;

const faultsStatement = `
  with reported as (
    select visitor, address, at from release_composition_faults where at > $1::timestamptz
  ), places as (
    select visitor, address, row_number() over (partition by address order by min(at), visitor) as place
    from reported group by visitor, address
  )
  select count(*)::int as "pages", count(distinct visitor)::int as "visitors"
  from reported join places using (visitor, address) where place <= $2::int`;

export function loadsRepository({ db, call }: Pick<Database, 'db' | 'call'>) {
  return {
    /**
     * Returns whether a failure was stored. A second report of a page about a version counts only when it failed since.
     */
    async addLoads(
      { id: ticket, visitor, address }: Ticket,
      loads: readonly LoadOutcome[],
      at: Date,
    ): Promise<boolean> {
      if (loads.length === 0) return false;
      const added = await db
        .insert(releaseLoads)
        .values(loads.map((load) => ({ ...load, ticket, visitor, address, at })))
        .onConflictDoUpdate({
          target: [releaseLoads.ticket, releaseLoads.remote, releaseLoads.version],
          set: { reason: sql`excluded.reason`, at: sql`excluded.at` },
          setWhere: and(isNull(releaseLoads.reason), sql`excluded.reason is not null`),
        })
        .returning({ reason: releaseLoads.reason });
      return added.some(({ reason }) => reason !== null);
    },

    /** Returns false when this page reported a fault before. */
    async addFault({ id: ticket, visitor, address }: Ticket, fault: string, at: Date): Promise<boolean> {
      const row = { ticket, fault, at, visitor, address };
      const added = await db
        .insert(compositionFaults)
        .values(row)
        .onConflictDoNothing()
        .returning({ ticket: compositionFaults.ticket });
      return added.length > 0;
    },

    /** Returns the figures of a remote by version; empty figures for a version nobody reported. */
    async figures(remote: string, { since, visitorsPerAddress }: Counted): Promise<(version: string) => LoadFigures> {
      const values = [since.toISOString(), remote, visitorsPerAddress];
      const rows = await call<FiguresRow>('release_loads_figures', figuresStatement, values);
      return (version) => rows.find((row) => row.version === version) ?? noFigures;
    },

    async faults({ since, visitorsPerAddress }: Counted): Promise<{ pages: number; visitors: number }> {
      type Row = { pages: number; visitors: number };
      const values = [since.toISOString(), visitorsPerAddress];
      const [row] = await call<Row>('release_faults_figures', faultsStatement, values);
      return row ?? { pages: 0, visitors: 0 };
    },

    async forgetBefore(moment: Date): Promise<void> {
      await db.delete(releaseLoads).where(lt(releaseLoads.at, moment));
      await db.delete(compositionFaults).where(lt(compositionFaults.at, moment));
    },
  };
}

export type LoadsRepository = ReturnType<typeof loadsRepository>;
