import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type DrawnSize, drawnQuality } from './drawn-size.ts';

/*
 * A process of its own that makes image files of SVG text, one after the other: the library works in the thread that calls it,
 * 20 ms for a picture, and a fault of it ends nobody else.
 */

export interface DrawingOrder {
  no: number;
  svg: string;
  size: DrawnSize;
}

export interface DrawingDone {
  no: number;
  /** Absent where it could not be drawn. */
  webp?: Uint8Array;
}

async function draw(svg: string, { width, height }: DrawnSize): Promise<Uint8Array> {
  const picture = await loadImage(Buffer.from(svg));
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(picture, 0, 0, width, height);
  return canvas.encode('webp', drawnQuality);
}

process.on('message', ({ no, svg, size }: DrawingOrder) => {
  // Whoever asked may be gone by now: then nobody is told, and the end of the line ends this process.
  const answer = (done: DrawingDone) => process.send?.(done, undefined, undefined, () => undefined);
  draw(svg, size).then(
    (webp) => answer({ no, webp }),
    () => answer({ no }),
  );
});
process.on('disconnect', () => process.exit(0));
