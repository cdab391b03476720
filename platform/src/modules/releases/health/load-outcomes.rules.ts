import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import type { reportLoads } from '@portal/shared/contract/releases/loads';
import type { NamedVersions } from './rollback/judged-versions.rules.ts';

type ReportedLoad = CallParsedInput<typeof reportLoads>['loads'][number];

/** The outcome of one version in one page; it mounted when there is no reason. */
export interface LoadOutcome {
  remote: string;
  version: string;
  reason: string | null;
  mountMs: number | null;
}

/** Selects what to store of a report: versions that pages may have, each once, a failure before a success. */
export function selectLoadOutcomes(loads: readonly ReportedLoad[], isNamed: NamedVersions): LoadOutcome[] {
  const byVersion = new Map<string, LoadOutcome>();
  for (const { remote, version, sequence, outcome, reason, mountMs = null } of loads) {
    const isWhole = outcome === 'mounted' || reason !== undefined;
    if (!isWhole || !isNamed(sequence, remote, version)) continue;
    const key = `${remote} ${version}`;
    if (byVersion.get(key)?.reason) continue;
    const failed = outcome === 'failed' ? (reason ?? null) : null;
    byVersion.set(key, { remote, version, reason: failed, mountMs: failed ? null : mountMs });
  }
  return [...byVersion.values()];
}
