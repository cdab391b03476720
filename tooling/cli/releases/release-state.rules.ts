import type { CallInput, CallOutput } from '@portal/shared/contract/calls/define-call';
import type { listReleases, promoteRelease } from '@portal/shared/contract/releases/releases';

type Listed = CallOutput<typeof listReleases>['releases'];

/**
 * The live version of a release and its candidate with its share, even if files are missing: the state before a change.
 */
export function releaseStateOf(releases: Listed, name: string): CallInput<typeof promoteRelease>['from'] {
  const at = (place: Listed[number]['place']) => releases.find((row) => row.name === name && row.place === place);
  const candidate = at('candidate');
  return { live: at('live')?.version, candidate: candidate?.version, percent: candidate?.percent };
}
