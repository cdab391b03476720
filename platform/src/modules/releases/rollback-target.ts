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
  const [live, ...before] = versions;
  if (live === undefined || (asked === live && !candidate)) throw new Refusal('nothing_to_roll_back_to');
  if (asked !== undefined) {
    if (wasLive(acts, name, asked)) return asked;
    throw new Refusal('nothing_to_roll_back_to', { fields: { to: `${name} ${asked} was never live for all` } });
  }
  if (candidate) return live;
  for (const version of before) {
    const row = rows.find((each) => each.name === name && each.version === version);
    if (row && (await store.stateOf(row.manifest)) === 'whole') return version;
  }
  throw new Refusal('nothing_to_roll_back_to');
}

/** A way back leads to what all visitors had once; anything else is a promotion, with its rules. */
function wasLive(acts: RegistryState['acts'], name: string, asked: string): boolean {
  return acts.some((act) => act.name === name && act.version === asked && act.percent === 100);
}
