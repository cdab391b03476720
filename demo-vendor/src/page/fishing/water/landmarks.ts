import { around, type Context2d, disc, downwards, line, shape } from '../fish/paint.ts';
import type { Skin } from './skins.ts';

interface Place {
  x: number;
  y: number;
  size: number;
}

/** Draws in a square of 100 that stands on the ground, with the haze of the water over it. */
function drawOnGround(ctx: Context2d, { x, y, size }: Place, alpha: number, draw: () => void): void {
  ctx.save();
  ctx.translate(x - size / 2, y - size);
  ctx.scale(size / 100, size / 100);
  ctx.globalAlpha = alpha;
  draw();
  ctx.restore();
}

type Landmark = (ctx: Context2d, place: Place, skin: Skin) => void;

const reef: Landmark = (ctx, place, skin) =>
  drawOnGround(ctx, place, 0.9, () => {
    shape(
      ctx,
      'M-26 104C-2 70 10 44 26 46C30 28 46 20 54 34C66 22 86 30 88 50C104 56 120 80 134 104Z',
      downwards(ctx, 20, 104, '#8fd8ea', '#3f96c8', skin.rocks[1]),
      'rgb(190 245 255 / 0.35)',
      0.8,
    );
    shape(
      ctx,
      'M30 50C40 52 44 44 54 38C60 48 72 46 88 52C70 56 60 54 54 50C46 58 38 56 30 50Z',
      'rgb(190 245 255 / 0.16)',
    );
    shape(ctx, 'M38 104C36 82 46 68 56 69C68 69 76 84 76 104Z', 'rgb(0 18 60 / 0.55)');
    for (const [i, [x, y]] of (
      [
        [12, 62],
        [28, 46],
        [56, 34],
        [80, 42],
        [98, 62],
        [6, 84],
        [108, 80],
      ] as const
    ).entries()) {
      const [light, dark] = skin.corals[i % skin.corals.length] ?? ['#fff', '#888'];
      for (let n = 0; n < 6; n += 1)
        line(ctx, `M${x} ${y}q${(n - 2.5) * 1.6} -5 ${(n - 2.5) * 3} -9`, n % 2 ? light : dark, 1.6);
    }
  });

const gate: Landmark = (ctx, place, skin) =>
  drawOnGround(ctx, place, 0.8, () => {
    const red = downwards(ctx, 10, 100, '#ff7a4a', '#c8321f', '#5a2a2f');
    shape(ctx, 'M22 30L30 30L33 102L19 102ZM70 30L78 30L81 102L67 102Z', red);
    shape(ctx, 'M14 44H86V51H14Z', red);
    shape(ctx, 'M2 18C30 26 70 26 98 18L95 30C70 36 30 36 5 30Z', downwards(ctx, 18, 36, '#ff9a5a', '#b82a1a'));
    shape(ctx, 'M0 13C30 22 70 22 100 13L98 20C70 28 30 28 2 20Z', '#3a2a34');
    shape(ctx, 'M45 34H55V44H45Z', '#ffd36b');
    shape(ctx, 'M-10 102C0 92 20 90 34 96C50 90 66 90 78 95C92 90 104 94 112 102Z', skin.rocks[1]);
  });

const clam: Landmark = (ctx, place) =>
  drawOnGround(ctx, place, 0.92, () => {
    shape(
      ctx,
      'M8 66C6 40 26 26 50 26C74 26 94 40 92 66L84 60L74 66L62 60L50 66L38 60L26 66L16 60Z',
      downwards(ctx, 26, 66, '#ffe9f4', '#e89ac8', '#8a5ab0'),
      'rgb(80 30 110 / 0.6)',
      1.4,
    );
    for (let i = -3; i <= 3; i += 1)
      line(ctx, `M${50 + i * 11} 62Q${50 + i * 7} 40 ${50 + i * 2} 30`, 'rgb(255 255 255 / 0.5)', 1.2);
    disc(ctx, 50, 70, 40, downwards(ctx, 60, 84, '#6a2a6a', '#b85a9a'), 0.25);
    disc(ctx, 50, 62, 30, around(ctx, 50, 62, 30, 'rgb(255 255 255 / 0.75)', 'rgb(255 255 255 / 0)'));
    disc(ctx, 50, 63, 13, around(ctx, 45, 58, 19, '#ffffff', '#fff0fa', '#d8b8e8', '#9a7ac0'));
    shape(
      ctx,
      'M8 72L16 78L26 72L38 78L50 72L62 78L74 72L84 78L92 72C92 92 74 102 50 102C26 102 8 92 8 72Z',
      downwards(ctx, 72, 102, '#f4b8dc', '#a86ac0', '#5a3a8a'),
      'rgb(80 30 110 / 0.6)',
      1.4,
    );
  });

const wreck: Landmark = (ctx, place, skin) =>
  drawOnGround(ctx, place, 0.72, () => {
    const wood = downwards(ctx, 30, 100, skin.rocks[0], '#2a2f4a', '#141a38');
    ctx.rotate(-0.13);
    line(ctx, 'M38 62L34 4M66 60L66 18', '#1c2444', 3);
    line(ctx, 'M20 18L50 14M52 28L82 28', '#1c2444', 2);
    shape(ctx, 'M22 19C26 30 26 38 22 46L36 42C40 34 42 26 48 15Z', 'rgb(200 225 255 / 0.35)');
    shape(ctx, 'M54 29C58 38 58 44 55 50L78 48C80 42 80 36 80 29Z', 'rgb(200 225 255 / 0.28)');
    shape(ctx, 'M-6 58L10 60L12 66L84 64L88 50L108 46C108 66 100 92 88 106L10 108C2 92-4 76-6 58Z', wood);
    line(ctx, 'M0 74L104 66M2 84L100 78M6 94L96 90', 'rgb(160 200 255 / 0.2)', 1.2);
    for (let i = 0; i < 5; i += 1) disc(ctx, 20 + i * 16, 78 - i, 3.4, 'rgb(4 8 30 / 0.8)');
    shape(ctx, 'M60 90L72 86L78 100L64 104Z', 'rgb(4 8 30 / 0.7)');
  });

const ribs: Landmark = (ctx, place, skin) =>
  drawOnGround(ctx, place, 0.72, () => {
    shape(
      ctx,
      'M-20 102C-10 70 4 62 18 66L26 102ZM70 102C72 60 92 40 120 52V102Z',
      downwards(ctx, 40, 100, skin.rocks[0], skin.rocks[2]),
    );
    line(ctx, 'M6 98C20 80 50 74 88 86', '#c8d8c8', 4);
    for (let i = 0; i < 6; i += 1) {
      const x = 16 + i * 12;
      line(
        ctx,
        `M${x} ${90 - i * 1.2}C${x - 8} ${60 - i * 2} ${x - 2} ${42 + i} ${x + 12} ${40 + i * 4}`,
        '#d8e8d8',
        2.6 - i * 0.15,
      );
    }
    shape(ctx, 'M82 84C88 70 104 70 108 82C110 92 100 98 92 96L84 94Z', '#d8e8d8');
    disc(ctx, 98, 82, 3.4, '#1a3a40');
  });

const ruins: Landmark = (ctx, place, skin) =>
  drawOnGround(ctx, place, 0.85, () => {
    const stone = downwards(ctx, 10, 100, '#7a6ad8', '#4a34a0', '#1f1460');
    for (const [x, top] of [
      [6, 34],
      [28, 20],
      [66, 14],
      [88, 46],
    ] as const) {
      shape(ctx, `M${x} ${top}H${x + 11}V102H${x}Z`, stone);
      shape(ctx, `M${x - 3} ${top - 5}H${x + 14}V${top + 1}H${x - 3}Z`, '#8a7ae8');
      line(ctx, `M${x + 3.5} ${top + 4}V100M${x + 7.5} ${top + 4}V100`, 'rgb(10 0 40 / 0.4)', 1);
    }
    shape(ctx, 'M22 10L84 2L86 10L24 18Z', stone);
    disc(ctx, 52, 78, 34, around(ctx, 52, 78, 34, 'rgb(120 255 240 / 0.55)', 'rgb(120 255 240 / 0)'));
    shape(
      ctx,
      'M36 102C36 70 44 60 52 60C60 60 68 70 68 102Z',
      around(ctx, 52, 84, 30, '#dffff8', '#3fd8e0', '#3a2fb0'),
    );
    shape(ctx, 'M-10 104C10 92 30 98 52 98C74 98 94 92 112 104Z', skin.rocks[2]);
  });

export const landmarks: Readonly<Record<Skin['landmark'], Landmark>> = { reef, gate, clam, wreck, ribs, ruins };
