import { Refusal } from '../../../kernel/calls/refusal.ts';
import { isStillTrusted, lineOf } from '../registry/live-versions.rules.ts';
import type { RegistryState } from '../registry/registry-state.ts';
import type { ReleaseStore } from '../storage/release-store.types.ts';

/**
 * Returns the asked version; otherwise the live one when it has a candidate; otherwise the nearest earlier version
 * whose files are complete.
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
    if (isStillTrusted(acts, name, asked)) return asked;
    throw new Refusal('nothing_to_roll_back_to', { fields: { to: `${name} ${asked} ${whyNot(acts, name, asked)}` } });
  }
  if (candidate) return live;
  const nearest = await nearestBefore(store, { acts, rows }, name);
  if (nearest === undefined) throw new Refusal('nothing_to_roll_back_to');
  return nearest;
}

/** Returns the latest trusted version before the live one whose files are complete. */
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

/** A rollback leads to a version that all visitors had and nobody rolled back; the rest is a promotion, with its rules. */
function whyNot(acts: RegistryState['acts'], name: string, asked: string): string {
  const wasLive = acts.some((act) => act.name === name && act.version === asked && act.percent === 100);
  return wasLive ? 'was rolled back; promote it to bring it back' : 'was never live for all';
}
