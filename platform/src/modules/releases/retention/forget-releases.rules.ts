import { versionsInUse } from '../registry/live-state.rules.ts';
import type { ReleaseAct } from '../registry/live-versions.rules.ts';

export interface NamedRelease {
  name: string;
  version: string;
}

export interface ForgetState {
  /** Newest first within a name. */
  published: readonly (NamedRelease & { publishedAt: Date })[];
  /** Oldest first. */
  acts: readonly (ReleaseAct & { at: Date })[];
  /** Versions that open previews show. */
  previewed: readonly NamedRelease[];
  now: Date;
}

const dayMs = 86_400_000;
/** docs/architecture.md 3: minimum age, and how many of each release are kept. */
const retentionDays = 7;
const retainedVersions = 5;

/**
 * Selects releases whose files may be deleted: older than seven days, not among the five newest of their name, and not
 * a rollback target, a candidate, in a composition of the last seven days or in an open preview.
 */
export function releasesToForget({ published, acts, previewed, now }: ForgetState): NamedRelease[] {
  const since = now.getTime() - retentionDays * dayMs;
  const isRecent = ({ at }: { at: Date }) => at.getTime() > since;
  // Whatever was served since then was in use at the start, or went live since.
  const atStart = versionsInUse(acts.filter((act) => !isRecent(act)));
  const named = [...atStart, ...acts.filter(isRecent), ...versionsInUse(acts), ...previewed];
  const neededLabels = new Set(named.map(labelOf));
  return byName(published).flatMap((versions) =>
    versions
      .slice(retainedVersions)
      .filter((release) => release.publishedAt.getTime() <= since && !neededLabels.has(labelOf(release)))
      .map(({ name, version }) => ({ name, version })),
  );
}

function byName<Release extends NamedRelease>(releases: readonly Release[]): Release[][] {
  const names = new Map<string, Release[]>();
  for (const release of releases) {
    const versions = names.get(release.name);
    if (versions) versions.push(release);
    else names.set(release.name, [release]);
  }
  return [...names.values()];
}

function labelOf({ name, version }: NamedRelease): string {
  return `${name} ${version}`;
}
