import type { PlacedVersion } from '@portal/shared/contract/releases/composition';
import type { PreviewDocument } from '@portal/shared/contract/releases/preview';

/** 128 bits: a preview cannot be found by guessing. */
export const previewIdBytes = 16;
const idForm = /^[A-Za-z0-9_-]{22}$/;

interface PreviewStamp {
  id: string;
  name: string;
  expiresAt: Date;
  endedAt: Date | null;
}

/** Returns the id in a file name; undefined when it cannot be one, so that nothing is looked up. */
export function previewIdOf(file: string): string | undefined {
  const id = file.endsWith('.json') ? file.slice(0, -'.json'.length) : '';
  return idForm.test(id) ? id : undefined;
}

/** Makes the document to sign: this version instead of the live one, until the preview expires. */
export function previewDocumentOf(preview: PreviewStamp, placed: PlacedVersion, now: Date): PreviewDocument {
  return {
    channel: 'preview',
    id: preview.id,
    issuedAt: now.toISOString(),
    expiresAt: preview.expiresAt.toISOString(),
    remotes: { [preview.name]: placed },
  };
}
