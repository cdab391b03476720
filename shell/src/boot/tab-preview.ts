import type { RegistryKey } from '../remotes/composition/verify-jws.ts';
import type { PreviewOverride } from '../remotes/page-remotes.types.ts';
import type { LateParts } from './late-parts.ts';
import { PreviewMissing } from './preview-missing.tsx';
import type { KeyStore } from './storage/safe-storage.ts';
import { tabParameter } from './storage/tab-parameters.ts';

/** The preview that this tab was opened with (`?preview=`). Its code loads on demand. */
export async function openTabPreview(
  keys: readonly RegistryKey[],
  storage: KeyStore,
  late: Pick<LateParts, 'PreviewBar' | 'isPreviewed'>,
): Promise<PreviewOverride | undefined> {
  const id = tabParameter('preview', location.search, storage);
  if (id === undefined) return undefined;
  const preview = await import('../remotes/preview/start-preview.tsx')
    .then(({ startPreview }) => startPreview(id, keys, storage))
    .catch(() => undefined);
  late.PreviewBar = preview?.Bar ?? PreviewMissing;
  late.isPreviewed = preview?.isActive() === true;
  return preview;
}
