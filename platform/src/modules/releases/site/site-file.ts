import { createHash } from 'node:crypto';
import { type CompressedVariant, compressedVariants } from '../storage/compressed-variants.ts';

/** A small static response held in memory with its compressed forms. */
export interface SiteFile {
  bytes: Uint8Array;
  /** Weak, because the compressed forms share it. */
  etag: string;
  variants: readonly CompressedVariant[];
}

export async function siteFile(name: string, text: string): Promise<SiteFile> {
  const bytes = Buffer.from(text);
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return { bytes, etag: `W/"${digest}"`, variants: await compressedVariants(name, bytes, true) };
}
