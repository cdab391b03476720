import sharp from 'sharp';
import { Refusal } from '../calls/refusal.ts';

export interface Picture {
  /** WebP without metadata about where and with what it was taken. */
  bytes: Uint8Array;
  width: number;
  height: number;
}

const bytesAtMost = 5 * 1024 * 1024;
const pixelsAtMost = 25_000_000;
/** No screen of the portal shows more; larger ones are scaled down. */
const sideAtMost = 2560;
const secondsAtMost = 20;
const formats: readonly string[] = ['png', 'jpeg', 'webp'];

// Of all formats the library reads, only those accepted: no SVG, no PDF, nothing that fetches or runs anything.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Pictures that may wait in the queue; each holds its bytes in memory meanwhile. */
const waitingAtMost = 8;
const busySeconds = 5;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Reads a picture by its content and encodes it again, so that its bytes are ours. Encodes one at a time, since each may
 * take 100 MB unpacked. @throws Refusal `picture_too_large` (above 5 MB or 25 megapixels, read from its header before
 * it is unpacked), `not_a_picture` (neither PNG, JPEG nor WebP, or broken), `pictures_busy` with Retry-After when too
 * many wait
 */
export function encodePicture(bytes: Uint8Array): Promise<Picture> {
  if (bytes.byteLength > bytesAtMost) return Promise.reject(new Refusal('picture_too_large'));
  if (waiting >= waitingAtMost) return Promise.reject(new Refusal('pictures_busy', { retryAfterSeconds: busySeconds }));
  waiting += 1;
  const turn = last.then(() => encode(bytes));
  last = turn
    .catch(() => undefined)
    .then(() => {
      waiting -= 1;
    });
  return turn;
}

async function encode(bytes: Uint8Array): Promise<Picture> {
  await assertMeasure(bytes);
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'error' })
      .timeout({ seconds: secondsAtMost })
      .autoOrient()
      .resize({ width: sideAtMost, height: sideAtMost, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw new Refusal('not_a_picture');
  }
}

async function assertMeasure(bytes: Uint8Array): Promise<void> {
  const head = await readPictureHead(bytes).catch(() => undefined);
  if (!head || !formats.includes(head.format)) throw new Refusal('not_a_picture');
  if (head.width * head.height > pixelsAtMost) throw new Refusal('picture_too_large');
}

/** Reads format and size of a PNG, JPEG or WebP, without unpacking it. @throws Error if it is none */
// Async, so that the library's synchronous error for empty input becomes a rejection, too.
export const readPictureHead = async (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false }).metadata();
