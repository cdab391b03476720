import type { FishArt } from '@portal/engines/fishing/fish-kinds';
import { arts } from './arts.ts';

/** Pictures of one stroke of the tail. */
const frames = 14;

/** Room around a drawing of 100 units, for fins, arms and rays. */
const room = 1.5;

interface Picture {
  image: HTMLCanvasElement;
  /** Width and height in pixels of the page. */
  size: number;
}

function blank(pixels: number): { canvas: HTMLCanvasElement; ctx: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('no canvas');
  return { canvas, ctx };
}

/** Bends a picture of a fish: strips of it move with a wave that grows towards the tail, which turns away a little. */
function bent(source: HTMLCanvasElement, phase: number, bend: number): HTMLCanvasElement {
  const pixels = source.width;
  const { canvas, ctx } = blank(pixels);
  const middle = pixels * 0.56;
  const turn = 1 - 0.1 * bend * (0.5 - 0.5 * Math.cos(phase));
  for (let x = 0; x < pixels; x += 1) {
    const tail = Math.max(0, (middle - x) / pixels);
    const nose = Math.max(0, (x - middle) / pixels);
    const lift = bend * pixels * (0.16 * tail ** 1.5 * Math.sin(phase + tail * 5) - 0.02 * nose * Math.sin(phase));
    const left = x < middle ? middle - (middle - x) * turn : x;
    ctx.drawImage(source, x, 0, 1, pixels, left, lift, 1.4, pixels);
  }
  return canvas;
}

/** Pictures of the fish in all phases, drawn when they are first needed. */
export function createSprites(sizeOf: (art: FishArt) => number, density: number) {
  const known = new Map<string, Picture>();

  function paint(name: FishArt, frame: number): Picture {
    const art = arts[name];
    const size = sizeOf(name) * room;
    const pixels = Math.ceil(size * density);
    const phase = (frame / frames) * Math.PI * 2;
    const { canvas, ctx } = blank(pixels);
    ctx.translate(pixels / 2, pixels / 2);
    ctx.scale(pixels / (100 * room), pixels / (100 * room));
    art.draw(ctx, phase);
    return { image: art.bend > 0 ? bent(canvas, phase, art.bend) : canvas, size };
  }

  return {
    /** The picture of a kind at a moment of its stroke, 0 to 1. */
    picture(name: FishArt, moment: number): Picture {
      const frame = Math.floor((moment - Math.floor(moment)) * frames) % frames;
      const key = `${name} ${frame}`;
      const picture = known.get(key) ?? paint(name, frame);
      known.set(key, picture);
      return picture;
    },
  };
}
export type Sprites = ReturnType<typeof createSprites>;
