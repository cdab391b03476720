import {
  type PreviewDocument,
  parsePreview,
  previewDocument,
  previewPath,
} from '@portal/shared/contract/releases/preview';
import * as v from 'valibot';
import { type RegistryKey, verifyJws } from '../composition/verify-jws.ts';

/** `over`: ended, expired, or unknown. `refused`: not signed by the registry, or another preview. */
export type PreviewFault = 'over' | 'refused' | 'unreachable';
type FetchedPreview = { ok: true; document: PreviewDocument; leftMs: number } | { ok: false; fault: PreviewFault };

const answerMs = 10_000;
const answer = v.object({ preview: v.string() });
const fault = (fault: PreviewFault): FetchedPreview => ({ ok: false, fault });

/** Fetches the preview with this id. It expires by server time, never by the browser's clock. */
export async function fetchPreview(id: string, keys: readonly RegistryKey[]): Promise<FetchedPreview> {
  if (!v.is(previewDocument.entries.id, id)) return fault('refused');
  try {
    const response = await fetch(previewPath(id), { cache: 'no-store', signal: AbortSignal.timeout(answerMs) });
    if (response.status === 404 || response.status === 410) return fault('over');
    if (!response.ok) return fault('unreachable');
    const servedAt = Date.parse(response.headers.get('date') ?? '');
    return await checkPreview(await response.text(), { id, keys, servedAt });
  } catch {
    return fault('unreachable');
  }
}

interface Wanted {
  id: string;
  keys: readonly RegistryKey[];
  servedAt: number;
}

async function checkPreview(text: string, { id, keys, servedAt }: Wanted): Promise<FetchedPreview> {
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), answer), text);
  const document = found.success && parsePreview(await verifyJws(found.output.preview, keys));
  if (!document || document.id !== id || Number.isNaN(servedAt)) return fault('refused');
  const leftMs = Date.parse(document.expiresAt) - servedAt;
  return leftMs > 0 ? { ok: true, document, leftMs } : fault('over');
}
