import { Refusal } from '../../kernel/refusal.ts';
import { versionsOnceLive } from './live-versions.rules.ts';
import type { RegistryState } from './put-live.ts';
import type { ReleaseStore } from './release-store.ts';

/** The version asked for, else the nearest that was live before and whose files are all there. */
export async function rollbackTarget(
  store: ReleaseStore,
  { acts, rows }: RegistryState,
  name: string,
  asked: string | undefined,
): Promise<string> {
  const [live, ...before] = versionsOnceLive(acts, name);
  if (live === undefined || asked === live) throw new Refusal('nothing_to_roll_back_to');
  if (asked !== undefined) return asked;
  for (const version of before) {
    const row = rows.find((candidate) => candidate.name === name && candidate.version === version);
    if (row && (await store.stateOf(row.manifest)) === 'whole') return version;
  }
  throw new Refusal('nothing_to_roll_back_to');
}
