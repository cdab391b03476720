import type { PlacedVersion } from '@portal/shared/contract/release/composition';
import type { PreviewDocument } from '@portal/shared/contract/release/preview';

/** 128 bits: nobody finds a preview by trying. */
export const previewIdBytes = 16;
const idForm = /^[A-Za-z0-9_-]{22}$/;

export interface PreviewStamp {
  id: string;
  name: string;
  expiresAt: Date;
  endedAt: Date | null;
}

/** The id of the file that is asked for; undefined for what can be none, so that nobody looks for it. */
export function previewIdOf(file: string): string | undefined {
  const id = file.endsWith('.json') ? file.slice(0, -'.json'.length) : '';
  return idForm.test(id) ? id : undefined;
}

/** What is signed: this version in the place of the live one, until then. */
export function previewDocumentOf(preview: PreviewStamp, placed: PlacedVersion, now: Date): PreviewDocument {
  return {
    channel: 'preview',
    id: preview.id,
    issuedAt: now.toISOString(),
    expiresAt: preview.expiresAt.toISOString(),
    remotes: { [preview.name]: placed },
  };
}
