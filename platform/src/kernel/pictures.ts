import sharp from 'sharp';
import { Refusal } from './refusal.ts';

export interface Picture {
  /** WebP, without anything that the file said about where and with what it was taken. */
  bytes: Uint8Array;
  width: number;
  height: number;
}

const bytesAtMost = 5 * 1024 * 1024;
const pixelsAtMost = 25_000_000;
/** No screen of the portal shows more; larger ones are made smaller. */
const sideAtMost = 2560;
const secondsAtMost = 20;
const formats: readonly string[] = ['png', 'jpeg', 'webp'];

// Of everything the library reads, only what is taken: no SVG, no PDF, nothing that fetches or runs a thing.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Pictures that may wait for their turn; each holds what was sent in memory meanwhile. */
const waitingAtMost = 8;
const busySeconds = 5;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * A picture somebody sent, read by its content and encoded anew: what comes out was drawn by us. Refuses
 * `picture_too_large` (above 5 MB or 25 megapixels, told by its head before it is unpacked) and `not_a_picture` (neither
 * PNG, JPEG nor WebP, or broken). One after the other: each may take 100 MB while it is unpacked; where too many wait
 * `pictures_busy`, with Retry-After.
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
  const head = await readHead(bytes).catch(() => undefined);
  if (!head || !formats.includes(head.format)) throw new Refusal('not_a_picture');
  if (head.width * head.height > pixelsAtMost) throw new Refusal('picture_too_large');
}

/** Async, so that what the library says at once of no bytes at all is a rejection, too. */
const readHead = async (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false }).metadata();
