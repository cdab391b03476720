import type { ComponentType } from 'react';
import type { KeyStore } from '../../boot/storage/safe-storage.ts';
import type { RegistryKey } from '../composition/verify-jws.ts';
import type { PreviewOverride } from '../page-remotes.types.ts';
import { openPreview } from './open-preview.ts';
import { PreviewBar } from './preview-bar.tsx';

interface StartedPreview extends PreviewOverride {
  Bar: ComponentType;
}

/** Starts a preview: its versions over the composition, and the bar that announces it. */
export async function startPreview(
  id: string,
  keys: readonly RegistryKey[],
  storage: KeyStore,
): Promise<StartedPreview> {
  const preview = await openPreview(id, keys);
  const end = () => {
    storage.removeItem('preview');
    window.location.replace(withoutPreview(window.location.href));
  };
  return { ...preview, Bar: () => <PreviewBar state={preview.state} onEnd={end} /> };
}

/** Address of the same page without the preview. The hash is dropped: the browser would not reload for it. */
export function withoutPreview(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  searchParams.delete('preview');
  const search = searchParams.toString();
  return `${origin}${pathname}${search && `?${search}`}`;
}
