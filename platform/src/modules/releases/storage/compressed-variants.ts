import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Text is worth compressing; woff2 fonts and images are compressed already. */
const compressible = /\.(js|mjs|css|json|svg|html|txt|wasm|ttf|otf)$/;
/** Below this size a compressed response saves no packet. */
const bytesMin = 860;

/** Suffixes of the compressed files. */
export const variantSuffixes = ['.br', '.gz'] as const;

export interface CompressedVariant {
  suffix: (typeof variantSuffixes)[number];
  bytes: Uint8Array;
}

export function isCompressible(name: string): boolean {
  return compressible.test(name);
}

/** Highest quality of brotli. One step lower costs a few tenths of a percent more bytes in less than half the time. */
const patientQuality = zlib.BROTLI_MAX_QUALITY;
const quickQuality = patientQuality - 1;

/**
 * Compresses a file once, when its release is published, instead of once per player.
 * @param isAwaited somebody waits for it, as for the pages of a rollback
 */
export async function compressedVariants(
  name: string,
  bytes: Uint8Array,
  isAwaited = false,
): Promise<CompressedVariant[]> {
  if (!isCompressible(name) || bytes.byteLength < bytesMin) return [];
  const quality = isAwaited ? quickQuality : patientQuality;
  const params = { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
  const variants: CompressedVariant[] = [
    { suffix: '.br', bytes: br },
    { suffix: '.gz', bytes: gz },
  ];
  return variants.filter((variant) => variant.bytes.byteLength < bytes.byteLength);
}
