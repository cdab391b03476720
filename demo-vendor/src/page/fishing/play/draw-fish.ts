import { type Context2d, disc } from '../fish/paint.ts';
import type { Sprites } from '../fish/sprites.ts';
import type { Fish } from '../sea/fish.ts';

/** A fish as it swims, flashes when it is hit, or tumbles when it is caught. */
export function drawFish(ctx: Context2d, sprites: Sprites, fish: Fish, seconds: number): void {
  const { image, size } = sprites.picture(fish.facts.art, fish.stroke);
  const caught = fish.caughtFor ?? 0;
  const isLeft = Math.cos(fish.angle) < 0;
  ctx.save();
  ctx.translate(fish.x, fish.y);
  if (fish.caughtFor !== undefined) {
    ctx.globalAlpha = Math.max(0, 1 - caught / 0.9);
    const grow = 1 + Math.sin(Math.min(1, caught / 0.3) * Math.PI) * 0.2 - caught * 0.4;
    ctx.scale(grow, grow);
    ctx.rotate(caught * 9);
  }
  if (fish.art.isUpright) ctx.scale(isLeft ? -1 : 1, 1);
  else {
    ctx.rotate(fish.angle);
    if (isLeft && !fish.art.isFromAbove) ctx.scale(1, -1);
  }
  ctx.drawImage(image, -size / 2, -size / 2, size, size);
  if (fish.flash > 0) {
    ctx.globalCompositeOperation = 'lighter';
    ctx.globalAlpha *= fish.flash * 0.8;
    ctx.drawImage(image, -size / 2, -size / 2, size, size);
  }
  ctx.restore();
  if (fish.facts.pays.length > 1 && fish.caughtFor === undefined) shine(ctx, fish, seconds);
}

/** What is special about special fish can be seen from afar. */
function shine(ctx: Context2d, { x, y, length, id }: Fish, seconds: number): void {
  for (let i = 0; i < 6; i += 1) {
    const angle = seconds * 0.8 + id + (i / 6) * Math.PI * 2;
    const far = length * (0.5 + 0.06 * Math.sin(seconds * 3 + i));
    const size = 1.5 + Math.abs(Math.sin(seconds * 4 + i * 2)) * 2;
    disc(ctx, x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.7, size, 'rgb(255 240 170 / 0.85)');
  }
}
