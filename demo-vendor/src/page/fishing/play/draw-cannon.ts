import { around, type Context2d, disc, line, shape } from '../fish/paint.ts';
import type { Point } from '../sea/geometry.rules.ts';

/** From small to large value: colour of the barrel and of what flies out of it. */
const grades = [
  { barrel: ['#dff6ff', '#5ab8e8', '#1a5aa8'], glow: '120 230 255', barrels: 1 },
  { barrel: ['#e8ffd8', '#6fd86b', '#1f8a4a'], glow: '160 255 140', barrels: 2 },
  { barrel: ['#fff6d0', '#ffb52e', '#c8641a'], glow: '255 210 90', barrels: 2 },
  { barrel: ['#ffe0ee', '#ff5a9a', '#a81a5a'], glow: '255 130 200', barrels: 3 },
] as const;

export const barrelLength = 62;

/** How splendid a cannon is, by its place among the values. */
export function gradeOf(place: number, places: number): number {
  return Math.min(grades.length - 1, Math.floor((place / Math.max(1, places)) * grades.length));
}

const grade = (no: number) => grades[no] ?? grades[0];

interface CannonShown extends Point {
  angle: number;
  scale: number;
  /** 1 at the shot, falling to 0. */
  recoil: number;
  grade: number;
}

export function drawCannon(ctx: Context2d, { x: left, y: top, scale, angle, recoil, grade: no }: CannonShown): void {
  const { barrel, glow, barrels } = grade(no);
  const [x, y] = [0, 0];
  ctx.save();
  ctx.translate(left, top);
  ctx.scale(scale, scale);
  disc(ctx, x, y + 4, 70, around(ctx, x, y + 4, 72, `rgb(${glow} / 0.5)`, `rgb(${glow} / 0)`), 0.7);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle + Math.PI / 2);
  ctx.translate(0, recoil * 9);
  const steel = ctx.createLinearGradient(-13, 0, 13, 0);
  for (const [i, colour] of [barrel[2], barrel[0], barrel[1], barrel[2]].entries())
    steel.addColorStop([0, 0.3, 0.6, 1][i] ?? 1, colour);
  const edge = 'rgb(10 14 40 / 0.85)';
  for (let i = 0; i < barrels; i += 1) {
    const side = (i - (barrels - 1) / 2) * 13;
    const wide = barrels === 1 ? 12 : 8.5;
    const high = barrelLength - Math.abs(side) * 0.5;
    ctx.save();
    ctx.translate(side, 0);
    shape(ctx, `M${-wide} 4L${-wide * 0.82} ${-high + 12}H${wide * 0.82}L${wide} 4Z`, steel, edge, 2);
    shape(
      ctx,
      `M${-wide * 1.12} ${-high + 13}L${-wide * 1.2} ${-high}H${wide * 1.2}L${wide * 1.12} ${-high + 13}Z`,
      steel,
      edge,
      2,
    );
    line(ctx, `M${-wide * 0.9} ${-high * 0.45}H${wide * 0.9}`, 'rgb(255 220 120 / 0.9)', 4);
    line(ctx, `M${-wide * 0.4} -8L${-wide * 0.34} ${-high + 16}`, 'rgb(255 255 255 / 0.65)', 2.4);
    if (recoil > 0.3)
      disc(
        ctx,
        0,
        -high - 8,
        22 * recoil,
        around(ctx, 0, -high - 8, 22 * recoil, '#ffffff', `rgb(${glow} / 0.8)`, `rgb(${glow} / 0)`),
      );
    ctx.restore();
  }
  ctx.restore();
  disc(ctx, x, y, 31, 'rgb(10 14 40 / 0.85)');
  disc(ctx, x, y, 29, around(ctx, x - 8, y - 12, 44, '#fff6cf', '#ffc23d', '#b8721a', '#6b3c05'));
  disc(ctx, x, y, 20, 'rgb(70 34 4 / 0.8)');
  disc(ctx, x, y, 18, around(ctx, x - 5, y - 7, 26, barrel[0], barrel[1], barrel[2]));
  disc(ctx, x - 6, y - 8, 6, 'rgb(255 255 255 / 0.7)', 0.6);
  for (let i = 0; i < 8; i += 1)
    disc(ctx, x + Math.cos((i / 8) * 6.283) * 24.5, y + Math.sin((i / 8) * 6.283) * 24.5, 2, '#fff3c0');
  ctx.restore();
}

export function drawBullet(ctx: Context2d, at: Point & { vx: number; vy: number }, no: number): void {
  const { glow } = grade(no);
  const angle = Math.atan2(at.vy, at.vx);
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(angle);
  const tail = ctx.createLinearGradient(-34, 0, 4, 0);
  tail.addColorStop(0, `rgb(${glow} / 0)`);
  tail.addColorStop(1, `rgb(${glow} / 0.9)`);
  shape(ctx, 'M-36 0L0-6A6 6 0 0 1 0 6Z', tail);
  disc(ctx, 0, 0, 13, around(ctx, 0, 0, 13, `rgb(${glow} / 0.8)`, `rgb(${glow} / 0)`));
  disc(ctx, 0, 0, 5, '#ffffff');
  ctx.restore();
}

/** The line along which a shot will go. */
export function drawSight(ctx: Context2d, from: Point, angle: number, no: number): void {
  ctx.save();
  ctx.setLineDash([3, 13]);
  ctx.lineCap = 'round';
  ctx.strokeStyle = `rgb(${grade(no).glow} / 0.6)`;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.moveTo(from.x + Math.cos(angle) * (barrelLength + 14), from.y + Math.sin(angle) * (barrelLength + 14));
  ctx.lineTo(from.x + Math.cos(angle) * 250, from.y + Math.sin(angle) * 250);
  ctx.stroke();
  ctx.restore();
}

export function drawTarget(ctx: Context2d, at: Point & { length: number }, seconds: number): void {
  const radius = Math.max(30, at.length * 0.5);
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(seconds * 0.9);
  ctx.strokeStyle = '#ffe36b';
  ctx.lineWidth = 3;
  for (let i = 0; i < 4; i += 1) {
    ctx.beginPath();
    ctx.arc(0, 0, radius, i * 1.571 + 0.3, i * 1.571 + 1.27);
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(Math.cos(i * 1.571) * (radius - 8), Math.sin(i * 1.571) * (radius - 8));
    ctx.lineTo(Math.cos(i * 1.571) * (radius + 8), Math.sin(i * 1.571) * (radius + 8));
    ctx.stroke();
  }
  ctx.restore();
}
