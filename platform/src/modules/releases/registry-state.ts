import type { ReleaseManifest } from '@portal/shared/contract/release/release-manifest';
import { type LiveState, liveStateAfter, versionsInUse } from './live-set.rules.ts';
import type { ReleaseStore } from './release-store.ts';
import type { ReleaseActRow, ReleaseRow } from './releases-repository.ts';

/** What is live is made of this: the whole history, and the releases that it still needs. */
export interface RegistryState {
  /** Oldest first. */
  acts: ReleaseActRow[];
  /** Live, candidates, and what may be gone back to; not what was only stored. */
  rows: ReleaseRow[];
}

/** The part of the repository that a state is read from. */
export interface ReleaseHistory {
  /** Oldest first. */
  acts(): PromiseLike<ReleaseActRow[]>;
  named(wanted: readonly { name: string; version: string }[]): PromiseLike<ReleaseRow[]>;
}

export async function readState(repository: ReleaseHistory): Promise<RegistryState> {
  const acts = await repository.acts();
  return { acts, rows: await repository.named(versionsInUse(acts)) };
}

export function manifestsOf({ rows }: Pick<RegistryState, 'rows'>): ReleaseManifest[] {
  return rows.map(({ manifest }) => manifest);
}

/** What fits on paper; whether the files are there is not asked. */
export function liveStateOf(state: RegistryState): LiveState {
  return liveStateAfter(state.acts, manifestsOf(state));
}

/** The same with fallbacks that can be served now: one that fails must not lead to a folder that is gone. */
export async function servedStateOf(
  store: Pick<ReleaseStore, 'stateOf'>,
  { acts, rows }: RegistryState,
): Promise<LiveState> {
  const manifests = manifestsOf({ rows });
  const whole = new Set<ReleaseManifest>();
  const lost = new Set<ReleaseManifest>();
  // Ends: every round settles what became of one fallback more.
  for (;;) {
    const state = liveStateAfter(acts, manifests, lost);
    const unknown = state.remotes.flatMap(({ fallback }) => (fallback && !whole.has(fallback) ? [fallback] : []));
    if (unknown.length === 0) return state;
    for (const manifest of unknown) ((await store.stateOf(manifest)) === 'whole' ? whole : lost).add(manifest);
  }
}
