import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import type { ReleaseStore } from '../storage/release-store.types.ts';
import { type LiveState, liveStateAfter, versionsInUse } from './live-state.rules.ts';
import type { ReleaseActRow, ReleaseRow } from './releases-repository.ts';

/** The state that determines what is live: the whole history, and the releases it still needs. */
export interface RegistryState {
  /** Oldest first. */
  acts: ReleaseActRow[];
  /** Live versions, candidates and rollback targets; not what was only stored. */
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

/** Derives the live state without checking whether files exist. */
export function liveStateOf(state: RegistryState): LiveState {
  return liveStateAfter(state.acts, manifestsOf(state));
}

/**
 * Derives the live state with fallbacks that can be served now: a failing version must not fall back to a missing
 * folder.
 */
export async function servedStateOf(
  store: Pick<ReleaseStore, 'stateOf'>,
  { acts, rows }: RegistryState,
): Promise<LiveState> {
  const manifests = manifestsOf({ rows });
  const whole = new Set<ReleaseManifest>();
  const lost = new Set<ReleaseManifest>();
  // Terminates: every round settles one more fallback.
  for (;;) {
    const state = liveStateAfter(acts, manifests, lost);
    const unknown = state.remotes.flatMap(({ fallback }) => (fallback && !whole.has(fallback) ? [fallback] : []));
    if (unknown.length === 0) return state;
    for (const manifest of unknown) ((await store.stateOf(manifest)) === 'whole' ? whole : lost).add(manifest);
  }
}
