import { type Context2d, disc } from '../fish/paint.ts';
import type { Chance } from '../sea/schools.rules.ts';
import { beamPicture, causticTile } from './light.ts';
import { paintScenery } from './scenery.ts';
import type { Skin } from './skins.ts';

interface Bubble {
  x: number;
  y: number;
  radius: number;
  sway: number;
}

interface Weed {
  x: number;
  height: number;
  lean: number;
  width: number;
}

/** The water behind and before the fish, for one size of the page. */
export function createWaterPicture(skin: Skin, width: number, height: number, density: number, chance: Chance) {
  const scenery = document.createElement('canvas');
  scenery.width = Math.ceil(width * density);
  scenery.height = Math.ceil(height * density);
  const scene = scenery.getContext('2d');
  if (scene) {
    scene.scale(density, density);
    paintScenery(scene, { width, height, skin, chance });
  }
  const net = causticTile(220, chance, skin.light);
  const beam = beamPicture(skin.light);
  const bubbles: Bubble[] = Array.from({ length: 26 }, () => ({
    x: chance() * width,
    y: chance() * height,
    radius: 1.5 + chance() ** 3 * 9,
    sway: chance() * 6,
  }));
  const weeds: Weed[] = Array.from({ length: 16 }, (_, i) => ({
    x: i % 2 === 0 ? chance() * width * 0.2 : width * (0.8 + chance() * 0.2),
    height: Math.min(260, height * (0.12 + chance() * 0.2)),
    lean: chance() * 6,
    width: 7 + chance() * 9,
  }));

  function lightNet(ctx: Context2d, seconds: number): void {
    ctx.save();
    ctx.globalCompositeOperation = 'soft-light';
    for (const [i, zoom] of [1.9, 1.35].entries()) {
      const pattern = ctx.createPattern(net, 'repeat');
      if (!pattern) continue;
      const move = seconds * (i === 0 ? 9 : -7);
      pattern.setTransform(new DOMMatrix().translate(move, Math.sin(seconds * 0.4 + i) * 14).scale(zoom, zoom * 0.72));
      ctx.globalAlpha = 0.42 * skin.glow;
      ctx.fillStyle = pattern;
      ctx.fillRect(0, 0, width, height);
    }
    ctx.restore();
  }

  function beams(ctx: Context2d, seconds: number): void {
    ctx.save();
    ctx.globalCompositeOperation = 'lighter';
    for (let i = 0; i < 7; i += 1) {
      ctx.save();
      ctx.translate(width * (0.02 + i * 0.16) + Math.sin(seconds * 0.13 + i * 2) * 40, -40);
      ctx.rotate(0.26 - i * 0.07 + Math.sin(seconds * 0.17 + i) * 0.05);
      ctx.globalAlpha = skin.glow * (0.1 + 0.07 * Math.sin(seconds * 0.5 + i * 1.7));
      const wide = Math.max(70, width * 0.1) * (1 + (i % 3) * 0.5);
      ctx.drawImage(beam, -wide / 2, 0, wide, height * 0.95);
      ctx.restore();
    }
    ctx.restore();
  }

  return {
    /** The background; simpler on slow devices. */
    back(ctx: Context2d, seconds: number, isSpare: boolean): void {
      ctx.drawImage(scenery, 0, 0, width, height);
      if (isSpare) return;
      lightNet(ctx, seconds);
      beams(ctx, seconds);
    },
    /** Moving plants in front of the fish. */
    front(ctx: Context2d, seconds: number): void {
      for (const weed of weeds) drawWeed(ctx, weed, height, seconds, skin);
      for (const { x, y, radius, sway } of bubbles) {
        const up = (((y - seconds * (14 + radius * 5)) % height) + height) % height;
        drawBubble(ctx, x + Math.sin(seconds * 1.3 + sway) * 8, up, radius);
      }
    },
  };
}
export type WaterPicture = ReturnType<typeof createWaterPicture>;

function drawBubble(ctx: Context2d, x: number, y: number, radius: number): void {
  ctx.strokeStyle = 'rgb(255 255 255 / 0.5)';
  ctx.lineWidth = 1;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 7);
  ctx.stroke();
  disc(ctx, x, y, radius, 'rgb(255 255 255 / 0.1)');
  disc(ctx, x - radius * 0.35, y - radius * 0.35, radius * 0.26, 'rgb(255 255 255 / 0.85)');
}

function drawWeed(ctx: Context2d, { x, height, lean, width }: Weed, floor: number, seconds: number, skin: Skin): void {
  const sway = (part: number) => Math.sin(seconds * 0.9 + lean + part * 2.4) * 20 * part;
  ctx.fillStyle = lean > 3 ? skin.weed[0] : skin.weed[1];
  ctx.globalAlpha = 0.85;
  ctx.beginPath();
  ctx.moveTo(x - width / 2, floor);
  for (let i = 1; i <= 8; i += 1)
    ctx.lineTo(x + sway(i / 8) - (width / 2) * (1 - i / 8.4) + (i % 2) * 3, floor - (height * i) / 8);
  for (let i = 8; i >= 0; i -= 1)
    ctx.lineTo(x + sway(i / 8) + (width / 2) * (1 - i / 8.4) + (i % 2) * 3, floor - (height * i) / 8);
  ctx.fill();
  ctx.globalAlpha = 1;
}
