import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { getReleaseHealth } from '@portal/shared/contract/releases/health';
import type { ChartSeries } from '@portal/shared/ui/charts/series-chart';
import { compareVersions, type ReleaseCard, toneOf } from '../cards/release-cards.rules.ts';

export type Health = CallOutput<typeof getReleaseHealth>;
export type VersionHealth = Health['remotes'][number]['versions'][number];
type Bucket = VersionHealth['buckets'][number];

export const periods = ['5', '60', '1440'] as const;
export type Period = (typeof periods)[number];

/** Returns the versions to draw: with a load, live, or a candidate; lowest first, in the order of their colours. */
export function shownVersions(card: ReleaseCard, health: Health | undefined): VersionHealth[] {
  const versions = health?.remotes.find(({ name }) => name === card.name)?.versions ?? [];
  return versions
    .filter(({ version, total }) => total.loads > 0 || version === card.live || version === card.candidate?.version)
    .sort((one, other) => compareVersions(one.version, other.version));
}

/** Sorts by urgency: the candidate, the live version, then the highest versions. */
export function byConcern<Row extends { version: string }>(
  { live, candidate }: Pick<ReleaseCard, 'live' | 'candidate'>,
  rows: readonly Row[],
): Row[] {
  const place = ({ version }: Row) => [live, candidate?.version].indexOf(version);
  return rows.toSorted((one, other) => place(other) - place(one) || compareVersions(other.version, one.version));
}

interface HealthSeries {
  /** Starts of the buckets, ISO. */
  starts: string[];
  loads: ChartSeries[];
  failures: ChartSeries[];
  mounts: ChartSeries[];
}

/** Returns the series of the three charts; `named` formats the name of a percentile's series. */
export function healthSeries(
  card: ReleaseCard,
  versions: readonly VersionHealth[],
  named: (version: string, percentile: 'p50' | 'p95') => string,
): HealthSeries {
  const course = (values: (bucket: Bucket) => number | null) => (version: VersionHealth) => ({
    name: version.version,
    tone: toneOf(card, version.version),
    values: version.buckets.map(values),
  });
  const mounts = versions.flatMap((version): ChartSeries[] => [
    {
      ...course(({ mountMs }) => mountMs?.p95 ?? null)(version),
      name: named(version.version, 'p95'),
      isFaint: true,
    },
    { ...course(({ mountMs }) => mountMs?.p50 ?? null)(version), name: named(version.version, 'p50') },
  ]);
  return {
    starts: versions[0]?.buckets.map(({ from }) => from) ?? [],
    loads: versions.map(course(({ loads }) => loads)),
    failures: versions.map(course(({ failures }) => failures)),
    mounts,
  };
}

/** Returns failures as a share of all loads, 0 to 1; undefined without a load. */
export function failureRate({ loads, failures }: { loads: number; failures: number }): number | undefined {
  return loads === 0 ? undefined : failures / loads;
}
