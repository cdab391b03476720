import type { ReleaseAct } from '../registry/live-versions.rules.ts';
import type { ForgetState, NamedRelease } from './forget-releases.rules.ts';

interface PruneState extends Omit<ForgetState, 'previewed'> {
  /** Versions that recent compositions or open previews use, and rollback targets. */
  needed: readonly NamedRelease[];
  /** Versions that were never live for all are deleted when older. */
  olderThanDays: number;
  /** This many versions of each release that were live are kept, by when they were last live. */
  keepLive: number;
}

interface Prunable extends NamedRelease {
  because: 'never_live' | 'live_before';
}

const dayMs = 86_400_000;
/** docs/architecture.md 3: minimum age, whatever the operator asks for. */
export const retentionDays = 7;

/** Selects the releases that an operator may delete, in the order of `published`. */
export function releasesToPrune(state: PruneState): Prunable[] {
  const neededLabels = new Set(state.needed.map(labelOf));
  const places = placesOnceLive(state.acts);
  const isOlder = ({ publishedAt }: { publishedAt: Date }, days: number) =>
    publishedAt.getTime() <= state.now.getTime() - days * dayMs;
  return state.published.flatMap((release): Prunable[] => {
    if (neededLabels.has(labelOf(release)) || !isOlder(release, retentionDays)) return [];
    const { name, version } = release;
    const place = places.get(labelOf(release));
    if (place === undefined)
      return isOlder(release, state.olderThanDays) ? [{ name, version, because: 'never_live' }] : [];
    return place >= state.keepLive ? [{ name, version, because: 'live_before' }] : [];
  });
}

/** For each version that was live for all: how many versions of the release were live later, 0 for the last one. */
function placesOnceLive(acts: readonly ReleaseAct[]): Map<string, number> {
  const counts = new Map<string, number>();
  const places = new Map<string, number>();
  for (const act of acts.toReversed()) {
    const label = labelOf(act);
    if ((act.percent ?? 100) < 100 || places.has(label)) continue;
    const count = counts.get(act.name) ?? 0;
    places.set(label, count);
    counts.set(act.name, count + 1);
  }
  return places;
}

export function labelOf({ name, version }: NamedRelease): string {
  return `${name} ${version}`;
}
