import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { compressedVariants } from '../../../platform/src/modules/releases/storage/compressed-variants.ts';

/** Transferred bytes of a release's files: brotli at the highest level, each file on its own. */
export async function brotliBytes(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => brotliSize(path.join(folder, file))));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

export function scriptsOf(manifest: ReleaseManifest): string[] {
  return manifest.files.map((file) => file.path).filter((file) => file.endsWith('.js'));
}

async function brotliSize(file: string): Promise<number> {
  const plain = await readFile(file);
  const variants = await compressedVariants(file, plain);
  return variants.find(({ suffix }) => suffix === '.br')?.bytes.byteLength ?? plain.byteLength;
}
