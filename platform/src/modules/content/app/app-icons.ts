import { createCanvas, loadImage } from '@napi-rs/canvas';
import { tileSvg } from './brand-mark.ts';

const round = { share: 0.72, radius: 11 };
/** The mark within the circle of 40 % that every system shows of a maskable icon. */
const maskable = { share: 0.6, radius: 0 };

/** Icons of the app by file name; sides in pixels. */
export const appIcons = {
  'icon-192.png': { ...round, side: 192 },
  'icon-512.png': { ...round, side: 512 },
  'maskable-192.png': { ...maskable, side: 192 },
  'maskable-512.png': { ...maskable, side: 512 },
  'apple-touch-icon.png': { ...maskable, side: 180 },
} as const;
export type AppIconName = keyof typeof appIcons;

const drawn = new Map<AppIconName, Promise<Buffer>>();

/** Draws an icon as PNG, once. */
export function drawAppIcon(name: AppIconName): Promise<Buffer> {
  const known = drawn.get(name) ?? draw(name);
  drawn.set(name, known);
  return known;
}

async function draw(name: AppIconName): Promise<Buffer> {
  const { side, ...tile } = appIcons[name];
  const picture = await loadImage(Buffer.from(tileSvg(tile)));
  const canvas = createCanvas(side, side);
  canvas.getContext('2d').drawImage(picture, 0, 0, side, side);
  return canvas.encode('png');
}
