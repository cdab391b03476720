import { keptParameter } from '../remotes/kept-parameter.ts';
import type { LaidOver } from '../remotes/remote-source.types.ts';
import type { RegistryKey } from '../remotes/verify-jws.ts';
import type { LateParts } from './late-parts.ts';
import type { KeyStore } from './safe-storage.ts';

/** The preview that this tab was opened with (`?preview=`). What shows it is not of every visit, and comes only then. */
export async function openTabPreview(
  keys: readonly RegistryKey[],
  storage: KeyStore,
  late: Pick<LateParts, 'PreviewBar'>,
): Promise<LaidOver | undefined> {
  const id = keptParameter('preview', location.search, storage);
  if (id === undefined) return undefined;
  const parts = await import('../remotes/preview/start-preview.tsx').catch(() => undefined);
  const preview = await parts?.startPreview(id, keys, storage);
  late.PreviewBar = preview?.Bar;
  return preview;
}
