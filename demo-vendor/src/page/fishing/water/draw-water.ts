import { disc, type Pen } from '../fish/paint.ts';
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

  function lightNet(pen: Pen, seconds: number): void {
    pen.save();
    pen.globalCompositeOperation = 'soft-light';
    for (const [i, zoom] of [1.9, 1.35].entries()) {
      const pattern = pen.createPattern(net, 'repeat');
      if (!pattern) continue;
      const move = seconds * (i === 0 ? 9 : -7);
      pattern.setTransform(new DOMMatrix().translate(move, Math.sin(seconds * 0.4 + i) * 14).scale(zoom, zoom * 0.72));
      pen.globalAlpha = 0.42 * skin.glow;
      pen.fillStyle = pattern;
      pen.fillRect(0, 0, width, height);
    }
    pen.restore();
  }

  function beams(pen: Pen, seconds: number): void {
    pen.save();
    pen.globalCompositeOperation = 'lighter';
    for (let i = 0; i < 7; i += 1) {
      pen.save();
      pen.translate(width * (0.02 + i * 0.16) + Math.sin(seconds * 0.13 + i * 2) * 40, -40);
      pen.rotate(0.26 - i * 0.07 + Math.sin(seconds * 0.17 + i) * 0.05);
      pen.globalAlpha = skin.glow * (0.1 + 0.07 * Math.sin(seconds * 0.5 + i * 1.7));
      const wide = Math.max(70, width * 0.1) * (1 + (i % 3) * 0.5);
      pen.drawImage(beam, -wide / 2, 0, wide, height * 0.95);
      pen.restore();
    }
    pen.restore();
  }

  return {
    /** What lies behind the fish; spare where the device is slow. */
    back(pen: Pen, seconds: number, isSpare: boolean): void {
      pen.drawImage(scenery, 0, 0, width, height);
      if (isSpare) return;
      lightNet(pen, seconds);
      beams(pen, seconds);
    },
    /** What sways before them. */
    front(pen: Pen, seconds: number): void {
      for (const weed of weeds) drawWeed(pen, weed, height, seconds, skin);
      for (const { x, y, radius, sway } of bubbles) {
        const up = (((y - seconds * (14 + radius * 5)) % height) + height) % height;
        drawBubble(pen, x + Math.sin(seconds * 1.3 + sway) * 8, up, radius);
      }
    },
  };
}
export type WaterPicture = ReturnType<typeof createWaterPicture>;

function drawBubble(pen: Pen, x: number, y: number, radius: number): void {
  pen.strokeStyle = 'rgb(255 255 255 / 0.5)';
  pen.lineWidth = 1;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.stroke();
  disc(pen, x, y, radius, 'rgb(255 255 255 / 0.1)');
  disc(pen, x - radius * 0.35, y - radius * 0.35, radius * 0.26, 'rgb(255 255 255 / 0.85)');
}

function drawWeed(pen: Pen, { x, height, lean, width }: Weed, floor: number, seconds: number, skin: Skin): void {
  const sway = (part: number) => Math.sin(seconds * 0.9 + lean + part * 2.4) * 20 * part;
  pen.fillStyle = lean > 3 ? skin.weed[0] : skin.weed[1];
  pen.globalAlpha = 0.85;
  pen.beginPath();
  pen.moveTo(x - width / 2, floor);
  for (let i = 1; i <= 8; i += 1)
    pen.lineTo(x + sway(i / 8) - (width / 2) * (1 - i / 8.4) + (i % 2) * 3, floor - (height * i) / 8);
  for (let i = 8; i >= 0; i -= 1)
    pen.lineTo(x + sway(i / 8) + (width / 2) * (1 - i / 8.4) + (i % 2) * 3, floor - (height * i) / 8);
  pen.fill();
  pen.globalAlpha = 1;
}
