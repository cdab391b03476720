import { Refusal } from '../../kernel/refusal.ts';
import { lineOf } from './live-versions.rules.ts';
import type { RegistryState } from './registry-state.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * The version asked for; else what is live, when a candidate stands beside it; else the nearest that was live before and
 * whose files are all there.
 */
export async function rollbackTarget(
  store: ReleaseStore,
  { acts, rows }: RegistryState,
  name: string,
  asked: string | undefined,
): Promise<string> {
  const { versions, candidate } = lineOf(acts, name);
  const [live] = versions;
  if (live === undefined || (asked === live && !candidate)) throw new Refusal('nothing_to_roll_back_to');
  if (asked !== undefined) {
    if (wasLive(acts, name, asked)) return asked;
    throw new Refusal('nothing_to_roll_back_to', { fields: { to: `${name} ${asked} was never live for all` } });
  }
  if (candidate) return live;
  const nearest = await nearestBefore(store, { acts, rows }, name);
  if (nearest === undefined) throw new Refusal('nothing_to_roll_back_to');
  return nearest;
}

/** The version that was live before and is still trusted, as far back as the files of one are all there. */
export async function nearestBefore(
  store: Pick<ReleaseStore, 'stateOf'>,
  { acts, rows }: RegistryState,
  name: string,
): Promise<string | undefined> {
  for (const version of lineOf(acts, name).versions.slice(1)) {
    const row = rows.find((each) => each.name === name && each.version === version);
    if (row && (await store.stateOf(row.manifest)) === 'whole') return version;
  }
  return undefined;
}

/** A way back leads to what all visitors had once; anything else is a promotion, with its rules. */
function wasLive(acts: RegistryState['acts'], name: string, asked: string): boolean {
  return acts.some((act) => act.name === name && act.version === asked && act.percent === 100);
}
