import { arts } from '../fish/arts.ts';
import { createSprites, type Sprites } from '../fish/sprites.ts';
import type { Fish } from '../sea/fish.ts';
import type { FishTank } from '../sea/fish-tank.ts';
import { type Point, type Water, waterOf } from '../sea/geometry.rules.ts';
import type { Chance } from '../sea/schools.rules.ts';
import { createWaterPicture, type WaterPicture } from '../water/draw-water.ts';
import type { Skin } from '../water/skins.ts';
import type { Bullets } from './bullets.ts';
import { drawBullet, drawCannon, drawSight, drawTarget } from './draw-cannon.ts';
import { drawEffect } from './draw-effects.ts';
import { drawFish } from './draw-fish.ts';
import type { Effects } from './effects.ts';
import type { Gun } from './gun.ts';

/** Where things are on the page now. */
export interface Layout {
  width: number;
  height: number;
  /** The water of the fish, and that of the bullets, which reaches down to the cannon. */
  fish: Water;
  bullets: Water;
  cannon: Point;
  cannonScale: number;
}

export function layoutOf(width: number, height: number, top: number, bottom: number): Layout {
  const cannonScale = Math.max(0.7, Math.min(1.4, Math.max(1, width / 900), height / 560));
  const cannon = { x: width / 2, y: bottom - 4 - 30 * cannonScale };
  const fish = waterOf(width, top, Math.max(top + 110, bottom - 24 - 60 * cannonScale));
  return { width, height, fish, bullets: { ...fish, bottom: bottom - 12 }, cannon, cannonScale };
}

export interface Scene {
  tank: FishTank;
  bullets: Bullets;
  effects: Effects;
  gun: Gun;
  grade(): number;
  gradeOfValue(minor: number): number;
}

/** Draws the sea onto a canvas that fills the page. */
export function createSeaView(canvas: HTMLCanvasElement, skin: Skin, chance: Chance) {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const ctx = context;
  let water: WaterPicture | undefined;
  let sprites: Sprites | undefined;
  let density = 1;
  let isSpare = false;

  function resize({ width, height, fish }: Layout): void {
    density = isSpare ? 1 : Math.min(2, devicePixelRatio || 1);
    canvas.width = Math.ceil(width * density);
    canvas.height = Math.ceil(height * density);
    water = createWaterPicture(skin, width, height, density, chance);
    sprites = createSprites((name) => arts[name].length * fish.scale, density);
  }

  return {
    /** A new size of the page. */
    resize: resize,
    /** For slow devices: fewer pixels and static light. */
    spare(layout: Layout): void {
      isSpare = true;
      resize(layout);
    },
    /** `waterSeconds` runs slower where motion is reduced; `shake` in pixels. */
    draw(scene: Scene, layout: Layout, seconds: number, waterSeconds: number, shake: number): void {
      if (!water || !sprites) return;
      ctx.setTransform(density, 0, 0, density, 0, 0);
      ctx.translate(Math.sin(seconds * 61) * shake, Math.cos(seconds * 47) * shake);
      water.back(ctx, waterSeconds, isSpare);
      const { gun, tank, bullets, effects } = scene;
      for (const fish of inDepth(tank)) drawFish(ctx, sprites, fish, seconds);
      water.front(ctx, waterSeconds);
      const target = gun.target();
      if (target) drawTarget(ctx, target, seconds);
      drawSight(ctx, layout.cannon, gun.shown().angle, scene.grade());
      for (const bullet of bullets.list()) drawBullet(ctx, bullet, scene.gradeOfValue(bullet.value));
      drawCannon(ctx, {
        ...layout.cannon,
        scale: layout.cannonScale,
        angle: gun.shown().angle,
        recoil: gun.shown().recoil,
        grade: scene.grade(),
      });
      for (const effect of effects.list()) drawEffect(ctx, effect);
    },
  };
}

/** Large fish swim behind small ones, but the boss before all that is large. */
function inDepth(tank: FishTank) {
  const depth = ({ art, facts, length }: Fish) => (facts.pays.length > 1 && art.length > 200 ? 130 : length);
  return tank
    .list()
    .filter(({ swum }) => swum >= 0)
    .sort((a, b) => depth(b) - depth(a));
}
