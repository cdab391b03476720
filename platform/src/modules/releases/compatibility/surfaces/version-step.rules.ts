import { gt, inc } from 'semver';
import type { ChangeLevel } from './surface-change.ts';

const steps = { patch: 'patch', minor: 'minor', breaking: 'major' } as const;

/** Returns the lowest version that a change of this level may have after a version. */
export function lowestAfter(since: string, level: ChangeLevel): string {
  const next = inc(since, steps[level]);
  if (next === null) throw new Error(`${since} is no version`);
  return next;
}

/** Whether a version is at least the lowest allowed. */
export function reaches(version: string, lowest: string): boolean {
  return !gt(lowest, version);
}
