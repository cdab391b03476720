import { Refusal } from '../../kernel/refusal.ts';
import { versionsOnceLive } from './live-versions.rules.ts';
import type { RegistryState } from './put-live.ts';
import type { ReleaseStore } from './release-store.ts';

/** The version a rollback leads to: the nearest that was live before and whose files are all there. */
export async function rollbackTarget(
  store: ReleaseStore,
  { acts, rows }: RegistryState,
  name: string,
): Promise<string> {
  for (const version of versionsOnceLive(acts, name).slice(1)) {
    const row = rows.find((candidate) => candidate.name === name && candidate.version === version);
    if (row && (await store.isWhole(row.manifest))) return version;
  }
  throw new Refusal('nothing_to_roll_back_to');
}
