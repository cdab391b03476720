import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import {
  type listReleaseHistory,
  type listReleases,
  type ReleaseName,
  releaseName,
} from '@portal/shared/contract/releases/releases';

type Listing = CallOutput<typeof listReleases>;
export type Act = CallOutput<typeof listReleaseHistory>['list'][number];

/** What the console shows about one release. */
export interface ReleaseCard {
  name: ReleaseName;
  /** What visitors without the candidate get; absent while nothing is live. */
  live?: string;
  candidate?: { version: string; percent: number };
  /** Loaded if the live version fails; the usual target of a rollback. */
  fallback?: string;
  /** Versions that can be promoted, highest first. */
  usable: string[];
  /** Those of them that were once live for all: possible targets of a rollback. */
  onceLive: string[];
  /** Versions whose files differ from what was published. */
  damaged: string[];
  /** All known versions, lowest first: a version keeps its place, and so its colour, when others arrive. */
  known: string[];
  lastAct?: Act;
}

export function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** Returns a card for each release of the portal, also for one without stored versions. */
export function cardsOf({ releases }: Listing, history: readonly Act[]): ReleaseCard[] {
  return releaseName.options.map((name) => {
    const own = releases.filter((release) => release.name === name);
    // Not by state: a version with damaged files is still live, and has to be replaced.
    const at = (place: Listing['releases'][number]['place']) => own.find((release) => release.place === place);
    const candidate = at('candidate');
    const versions = [...new Set(own.map(({ version }) => version))].sort(compareVersions);
    const isDamaged = (version: string) =>
      own.some((release) => release.version === version && ['missing', 'changed'].includes(release.state));
    const acts = history.filter((act) => act.name === name);
    const wasForAll = (version: string) => acts.some((act) => act.version === version && act.percent === 100);
    return {
      name,
      live: at('live')?.version,
      ...(candidate && { candidate: { version: candidate.version, percent: candidate.percent ?? 0 } }),
      fallback: at('fallback')?.version,
      usable: versions.filter((version) => !isDamaged(version)).reverse(),
      onceLive: versions.filter((version) => !isDamaged(version) && wasForAll(version)).reverse(),
      damaged: versions.filter(isDamaged),
      known: versions,
      lastAct: acts.reduce<Act | undefined>(
        (last, act) => (last && last.sequence > act.sequence ? last : act),
        undefined,
      ),
    };
  });
}

/** Returns the state that the operator saw, so that the platform refuses the call if it has changed. */
export function seenStateOf({ live, candidate }: ReleaseCard): { live?: string; candidate?: string; percent?: number } {
  return {
    ...(live && { live }),
    ...(candidate && { candidate: candidate.version, percent: candidate.percent }),
  };
}

/** The percentage that means all visitors. */
export const allVisitorsPercent = 100;

/** Shares that a candidate may be given, in percent. */
export const shares = [1, 5, 10, 25, 50, 100] as const;

/** Returns the next larger share; undefined if it already has all. */
export function nextShare(percent: number): number | undefined {
  return shares.find((share) => share > percent);
}

/** Returns the index of a version's colour and pattern: its place among the known versions. */
export function toneOf(card: ReleaseCard, version: string): number {
  const at = card.known.indexOf(version);
  return at < 0 ? card.known.length : at;
}

/**
 * Adds versions that visitors still load but that are no longer stored: each gets its own colour after the stored ones,
 * which keep theirs.
 */
export function withSeen(card: ReleaseCard, versions: readonly string[]): ReleaseCard {
  const seen = [...new Set(versions)].filter((version) => !card.known.includes(version)).sort(compareVersions);
  return seen.length > 0 ? { ...card, known: [...card.known, ...seen] } : card;
}
