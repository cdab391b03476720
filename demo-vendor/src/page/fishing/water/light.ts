import type { Chance } from '../sea/schools.rules.ts';

/** A tile with the net of light that waves throw, bright where two cells of it meet. Repeats without a seam. */
export function causticTile(size: number, chance: Chance, light: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const ctx = canvas.getContext('2d');
  if (!ctx) return canvas;
  const seeds = Array.from({ length: 18 }, () => ({ x: chance() * size, y: chance() * size }));
  const picture = ctx.createImageData(size, size);
  const [r = 255, g = 255, b = 255] = light.split(' ').map(Number);
  const apart = (a: number, c: number) => Math.min(Math.abs(a - c), size - Math.abs(a - c));
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      let [near, next] = [size, size];
      for (const seed of seeds) {
        const far = Math.hypot(apart(x, seed.x), apart(y, seed.y));
        if (far < near) [near, next] = [far, near];
        else if (far < next) next = far;
      }
      const bright = Math.max(0, 1 - (next - near) / (size * 0.06)) ** 2;
      picture.data.set([r, g, b, bright * 255], (y * size + x) * 4);
    }
  }
  ctx.putImageData(picture, 0, 0);
  return canvas;
}

/** One soft beam of light, to be stretched and leaned. */
export function beamPicture(light: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 256;
  const ctx = canvas.getContext('2d');
  if (!ctx) return canvas;
  const across = ctx.createLinearGradient(0, 0, 64, 0);
  across.addColorStop(0, `rgb(${light} / 0)`);
  across.addColorStop(0.5, `rgb(${light} / 1)`);
  across.addColorStop(1, `rgb(${light} / 0)`);
  ctx.fillStyle = across;
  ctx.fillRect(0, 0, 64, 256);
  const down = ctx.createLinearGradient(0, 0, 0, 256);
  down.addColorStop(0, 'rgb(0 0 0 / 1)');
  down.addColorStop(1, 'rgb(0 0 0 / 0)');
  ctx.globalCompositeOperation = 'destination-in';
  ctx.fillStyle = down;
  ctx.fillRect(0, 0, 64, 256);
  return canvas;
}
