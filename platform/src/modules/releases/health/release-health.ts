import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { getReleaseHealth } from '@portal/shared/contract/releases/health';
import type { Database } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { bucketCount, type HealthRow, healthOf, type ReasonRow, type Stretch } from './release-health.rules.ts';

export type ReleaseHealth = CallResult<typeof getReleaseHealth>;

/** One pass: by version, and by version and bucket. The last bucket includes reports of this very moment. */
const figuresStatement = `
  select remote, version, bucket, count(*)::int as "loads", count(reason)::int as "failures",
    count(distinct visitor)::int as "visitors",
    percentile_cont(0.5) within group (order by mount_ms) filter (where reason is null) as "p50",
    percentile_cont(0.95) within group (order by mount_ms) filter (where reason is null) as "p95"
  from (
    select remote, version, visitor, reason, mount_ms,
      least(floor(extract(epoch from at - $1::timestamptz) / $3::float8)::int, ${bucketCount - 1}) as bucket
    from release_loads where at >= $1::timestamptz and at <= $2::timestamptz
  ) as reported
  group by grouping sets ((remote, version), (remote, version, bucket))
  order by remote, version, bucket`;

const reasonsStatement = `
  select remote, version, reason, count(*)::int as "failures"
  from release_loads where at >= $1::timestamptz and at <= $2::timestamptz and reason is not null
  group by remote, version, reason order by count(*) desc, reason`;

const faultsStatement = `
  select fault, count(*)::int as "pages"
  from release_composition_faults where at >= $1::timestamptz and at <= $2::timestamptz
  group by fault order by count(*) desc, fault`;

/** Reads loads, failures and mount times of a period by version, in 30 buckets. */
async function readReleaseHealth({ call }: Pick<Database, 'call'>, stretch: Stretch): Promise<ReleaseHealth> {
  const bounds = [stretch.from.toISOString(), stretch.to.toISOString()];
  const bucketSeconds = (stretch.to.getTime() - stretch.from.getTime()) / 1000 / bucketCount;
  const rows = await call<HealthRow>('release_health', figuresStatement, [...bounds, bucketSeconds]);
  const reasons = await call<ReasonRow>('release_health_reasons', reasonsStatement, bounds);
  const faults = await call<{ fault: string; pages: number }>('release_health_faults', faultsStatement, bounds);
  return healthOf(stretch, { rows, reasons, faults });
}

const minuteMs = 60_000;
const dayMinutes = 1440;
const rememberedMs = 30_000;

/**
 * Creates a reader for the figures of the last minutes. Those of a day take a second or more, and are cached for half a
 * minute.
 */
export function createHealthReader({ database, clock }: Pick<Kernel, 'database' | 'clock'>) {
  let day: { until: number; health: Promise<ReleaseHealth> } | undefined;
  const read = (minutes: number) => {
    const to = clock.now();
    return readReleaseHealth(database, { from: new Date(to.getTime() - minutes * minuteMs), to });
  };
  const forget = () => {
    day = undefined;
  };
  return async (minutes: number): Promise<ReleaseHealth> => {
    if (minutes < dayMinutes) return read(minutes);
    const now = clock.now().getTime();
    if (!day || day.until <= now) day = { until: now + rememberedMs, health: read(minutes) };
    day.health.catch(forget);
    return day.health;
  };
}
