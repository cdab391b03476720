import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { type listReleases as listCall, releaseName } from '@portal/shared/contract/releases/releases';
import * as v from 'valibot';
import { openFreeze } from '../rollout/freeze.ts';
import type { LiveState } from './live-state.rules.ts';
import type { Registry } from './registry.ts';
import { readState, servedStateOf } from './registry-state.ts';

type Listed = CallResult<typeof listCall>['releases'][number];
type LiveStatus = Pick<Listed, 'percent'> & { place: NonNullable<Listed['place']> };

/** The bytes of the newest of each name are checked; for older ones only the folder. */
const readNewest = 5;

/** Lists all releases with their state; missing or changed files are detected on disk at this moment. */
export async function listReleases(registry: Registry): Promise<CallResult<typeof listCall>> {
  const { repository } = registry;
  const [published, state, freeze] = [
    await repository.published(),
    await readState(repository),
    await openFreeze(registry),
  ];
  const statuses = statusesOf(await servedStateOf(registry.store, state));
  const stored = await storedStates(registry, published, statuses);
  const releases = published.map((row): Listed => {
    const label = labelOf(row);
    const onDisk = stored.get(label) ?? 'missing';
    const status = statuses.get(label);
    const name = v.parse(releaseName, row.name);
    const { version, publishedBy } = row;
    const shownState = onDisk === 'whole' ? (status?.place ?? 'stored') : onDisk;
    return { name, version, state: shownState, ...status, publishedAt: row.publishedAt.toISOString(), publishedBy };
  });
  return { sequence: state.acts.at(-1)?.sequence ?? 0, ...(freeze && { freeze }), releases };
}

function statusesOf({ shell, remotes }: LiveState): Map<string, LiveStatus> {
  const statuses = new Map<string, LiveStatus>();
  const put = (release: ReleaseManifest | undefined, status: LiveStatus) => {
    if (release) statuses.set(labelOf(release), status);
  };
  put(shell, { place: 'live', percent: 100 });
  for (const { live, candidate, fallback } of remotes) {
    put(fallback, { place: 'fallback' });
    put(live, { place: 'live', percent: 100 - (candidate?.percent ?? 0) });
    if (candidate) put(candidate.release, { place: 'candidate', percent: candidate.percent });
  }
  return statuses;
}

interface Named {
  name: string;
  version: string;
}

async function storedStates(
  { repository, store }: Registry,
  published: readonly Named[],
  statuses: ReadonlyMap<string, LiveStatus>,
) {
  const counts = new Map<string, number>();
  const toRead = published.filter((row) => {
    const before = counts.get(row.name) ?? 0;
    counts.set(row.name, before + 1);
    return before < readNewest || statuses.has(labelOf(row));
  });
  const states = new Map<string, 'whole' | 'missing' | 'changed'>();
  for (const name of counts.keys()) {
    for (const version of await store.versionsOf(name)) states.set(labelOf({ name, version }), 'whole');
  }
  for (const { manifest } of await repository.named(toRead)) {
    states.set(labelOf(manifest), await store.stateOf(manifest));
  }
  return states;
}

function labelOf(release: Named): string {
  return `${release.name} ${release.version}`;
}
