import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** What is text and so worth compressing; fonts of type woff2 and pictures are compressed already. */
const compressible = /\.(js|mjs|css|json|svg|html|txt|wasm|ttf|otf)$/;
/** Below this a compressed answer saves no packet. */
const bytesMin = 860;

/** What the name of a file gets when it is packed. */
export const variantSuffixes = ['.br', '.gz'] as const;

export interface CompressedVariant {
  suffix: (typeof variantSuffixes)[number];
  bytes: Uint8Array;
}

export function isCompressible(name: string): boolean {
  return compressible.test(name);
}

/** Highest quality of brotli. The one below gives some tenths of a percent more bytes in less than half of the time. */
const patientQuality = zlib.BROTLI_MAX_QUALITY;
const quickQuality = patientQuality - 1;

/**
 * The same file in small: once when a release is published, not for each player.
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
