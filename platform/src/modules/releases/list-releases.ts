import type { CallResult } from '@portal/shared/contract/define-call';
import { type listReleases as listCall, releaseName } from '@portal/shared/contract/operator/release-calls';
import * as v from 'valibot';
import { liveStateAfter } from './live-set.rules.ts';
import type { Registry } from './registry.ts';
import type { ReleaseRow } from './releases-repository.ts';

type Listed = CallResult<typeof listCall>['releases'][number];

/** All releases with what became of them; what is missing or changed is told from the disk at this moment. */
export async function listReleases({ repository, store }: Registry): Promise<CallResult<typeof listCall>> {
  const rows = await repository.all();
  const acts = await repository.acts();
  const { shell, remotes } = liveStateAfter(
    acts,
    rows.map(({ manifest }) => manifest),
  );
  const live = new Set([...(shell ? [shell] : []), ...remotes.map((remote) => remote.live)].map(labelOf));
  const fallbacks = new Set(remotes.flatMap(({ fallback }) => (fallback ? [labelOf(fallback)] : [])));
  const stateOf = async (row: ReleaseRow): Promise<Listed['state']> => {
    const stored = await store.stateOf(row.manifest);
    if (stored !== 'whole') return stored;
    if (live.has(labelOf(row))) return 'live';
    return fallbacks.has(labelOf(row)) ? 'fallback' : 'stored';
  };
  const releases = rows.map(async (row) => ({
    name: v.parse(releaseName, row.name),
    version: row.version,
    state: await stateOf(row),
    publishedAt: row.publishedAt.toISOString(),
    publishedBy: row.publishedBy,
  }));
  return { sequence: acts.at(-1)?.sequence ?? 0, releases: await Promise.all(releases) };
}

function labelOf(release: { name: string; version: string }): string {
  return `${release.name} ${release.version}`;
}
