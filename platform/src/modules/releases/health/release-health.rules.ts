import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { getReleaseHealth } from '@portal/shared/contract/releases/health';
import { compositionFault, loadFailureReason } from '@portal/shared/contract/releases/loads';
import { releaseName } from '@portal/shared/contract/releases/releases';
import * as v from 'valibot';

type Health = CallResult<typeof getReleaseHealth>;
type Remote = Health['remotes'][number];
type Version = Remote['versions'][number];
type Figures = Version['total'];

export interface Stretch {
  from: Date;
  to: Date;
}

/** Figures of a version in one bucket; of the whole period when `bucket` is null. */
export interface HealthRow {
  remote: string;
  version: string;
  bucket: number | null;
  loads: number;
  failures: number;
  visitors: number;
  p50: number | null;
  p95: number | null;
}

export interface ReasonRow {
  remote: string;
  version: string;
  reason: string;
  failures: number;
}

interface HealthRows {
  rows: readonly HealthRow[];
  reasons: readonly ReasonRow[];
  faults: readonly { fault: string; pages: number }[];
}

export const bucketCount = 30;
const empty: Figures = { loads: 0, failures: 0, visitors: 0 };

/** Builds the answer of the call, with every bucket in place. */
export function healthOf(stretch: Stretch, { rows, reasons, faults }: HealthRows): Health {
  const totals = rows.filter(({ bucket }) => bucket === null);
  const versionOf = (total: HealthRow): Version => {
    const isSame = (row: { remote: string; version: string }) =>
      row.remote === total.remote && row.version === total.version;
    return {
      version: total.version,
      total: figuresOf(total),
      reasons: reasons.filter(isSame).flatMap(({ reason, failures }) => {
        return v.is(loadFailureReason, reason) ? [{ reason, failures }] : [];
      }),
      buckets: bucketsOf(stretch, rows.filter(isSame)),
    };
  };
  return {
    from: stretch.from.toISOString(),
    to: stretch.to.toISOString(),
    remotes: [...new Set(totals.map(({ remote }) => remote))].flatMap((name) => {
      if (!v.is(releaseName, name)) return [];
      return [{ name, versions: totals.filter(({ remote }) => remote === name).map(versionOf) }];
    }),
    compositionFaults: faults.flatMap(({ fault, pages }) => (v.is(compositionFault, fault) ? [{ fault, pages }] : [])),
  };
}

function bucketsOf({ from, to }: Stretch, rows: readonly HealthRow[]): Version['buckets'] {
  const width = (to.getTime() - from.getTime()) / bucketCount;
  const byBucket = new Map(rows.map((row) => [row.bucket, row]));
  return Array.from({ length: bucketCount }, (_, index) => {
    const row = byBucket.get(index);
    return { from: new Date(from.getTime() + index * width).toISOString(), ...(row ? figuresOf(row) : empty) };
  });
}

function figuresOf({ loads, failures, visitors, p50, p95 }: HealthRow): Figures {
  return { loads, failures, visitors, ...(p50 !== null && p95 !== null ? { mountMs: { p50, p95 } } : {}) };
}
