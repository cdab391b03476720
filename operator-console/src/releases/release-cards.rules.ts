import type { CallOutput } from '@portal/shared/contract/define-call';
import {
  type listReleaseHistory,
  type listReleases,
  type ReleaseName,
  releaseName,
} from '@portal/shared/contract/operator/release-calls';

export type Listing = CallOutput<typeof listReleases>;
export type Act = CallOutput<typeof listReleaseHistory>['list'][number];

/** What the console shows of one release. */
export interface ReleaseCard {
  name: ReleaseName;
  /** What the visitors get who do not get the candidate; absent while nothing is live. */
  live?: string;
  candidate?: { version: string; percent: number };
  /** What stands in when the live one cannot be loaded: where a rollback mostly goes. */
  fallback?: string;
  /** Versions that can be put live, the highest first. */
  usable: string[];
  /** Of these, what every visitor had once: where a rollback may go. */
  onceLive: string[];
  /** Versions whose files are not what was published. */
  damaged: string[];
  /** Every version known of it, the lowest first: a version keeps its place, and so its look, while others come. */
  known: string[];
  lastAct?: Act;
}

export function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** A card for each release of the portal, also for one of which nothing is stored yet. */
export function cardsOf({ releases }: Listing, history: readonly Act[]): ReleaseCard[] {
  return releaseName.options.map((name) => {
    const own = releases.filter((release) => release.name === name);
    // Not by state: one whose files are damaged is live all the same, and is what has to go.
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

/** What the operator saw: the platform refuses when something else is live by the time of the call. */
export function standingOf({ live, candidate }: ReleaseCard): { live?: string; candidate?: string; percent?: number } {
  return {
    ...(live && { live }),
    ...(candidate && { candidate: candidate.version, percent: candidate.percent }),
  };
}

/** Percent of the visitors that stands for all of them. */
export const everybody = 100;

/** Shares that a candidate may be given, in percent. */
export const shares = [1, 5, 10, 25, 50, 100] as const;

/** The next larger share; undefined when it has them all. */
export function nextShare(percent: number): number | undefined {
  return shares.find((share) => share > percent);
}

/** Which colour and pattern a version has: that of its place among those that are known. */
export function toneOf(card: ReleaseCard, version: string): number {
  const at = card.known.indexOf(version);
  return at < 0 ? card.known.length : at;
}

/**
 * The card with what visitors still load though nobody stores it any more: each of these has a look of its own, behind
 * those that are stored, which keep theirs.
 */
export function withSeen(card: ReleaseCard, versions: readonly string[]): ReleaseCard {
  const seen = [...new Set(versions)].filter((version) => !card.known.includes(version)).sort(compareVersions);
  return seen.length > 0 ? { ...card, known: [...card.known, ...seen] } : card;
}
