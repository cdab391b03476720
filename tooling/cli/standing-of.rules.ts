import type { CallInput, CallOutput } from '@portal/shared/contract/define-call';
import type { listReleases, promoteRelease } from '@portal/shared/contract/operator/release-calls';

type Listed = CallOutput<typeof listReleases>['releases'];

/**
 * What is live of a release, and its candidate with its share, as a change of it says that it saw. One whose files are
 * gone is listed as missing or changed, and known by having a share; undefined where that does not say which is which.
 */
export function standingOf(releases: Listed, name: string): CallInput<typeof promoteRelease>['from'] {
  const shown = releases.filter((row) => row.name === name && row.percent !== undefined);
  const broken = shown.filter(({ state }) => state !== 'live' && state !== 'candidate');
  if (broken.length > 1) return undefined;
  const find = (wanted: 'live' | 'candidate') => shown.find(({ state }) => state === wanted);
  const live = find('live') ?? broken[0];
  const candidate = find('candidate') ?? broken.find((row) => row !== live);
  return { live: live?.version, candidate: candidate?.version, percent: candidate?.percent };
}
