import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type DrawnSize, drawnQuality } from './drawn-size.ts';

/*
 * A separate process that converts SVG text to image files, one at a time: the library blocks its thread for 20 ms per
 * image, and a crash ends nothing else.
 */

export interface DrawingOrder {
  no: number;
  svg: string;
  size: DrawnSize;
}

export interface DrawingDone {
  no: number;
  /** Absent when it could not be drawn. */
  webp?: Uint8Array;
}

async function draw(svg: string, { width, height }: DrawnSize): Promise<Uint8Array> {
  const picture = await loadImage(Buffer.from(svg));
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(picture, 0, 0, width, height);
  return canvas.encode('webp', drawnQuality);
}

process.on('message', ({ no, svg, size }: DrawingOrder) => {
  // The requester may be gone; then the answer is dropped, and the disconnect ends this process.
  const answer = (done: DrawingDone) => process.send?.(done, undefined, undefined, () => undefined);
  draw(svg, size).then(
    (webp) => answer({ no, webp }),
    () => answer({ no }),
  );
});
process.on('disconnect', () => process.exit(0));
