import { along, around, type Context2d, cord, disc, discs, downwards, inside, line, shape, turned } from './paint.ts';
import { bothEyes, eye } from './parts.ts';

function ray(ctx: Context2d, phase: number, skin: readonly string[], spot: string, edge: string): void {
  const flap = Math.sin(phase);
  cord(ctx, `M-30 0C-40 ${flap * 4} -46 ${-flap * 5} -58 ${flap * 5}`, { skin: skin[1] ?? edge, edge }, 1.8, 3.4);
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.scale(1, side * (0.9 + flap * 0.16));
    const wing = shape(
      ctx,
      `M34 2C30 20 14 44 ${-10 - flap * 4} 56C${-14} 40 -18 24 -34 4Z`,
      downwards(ctx, 0, 56, ...skin),
      edge,
      2,
    );
    inside(ctx, wing, () => {
      shape(ctx, 'M30 6C22 22 8 38-8 50C-2 32 8 18 30 6Z', 'rgb(255 255 255 / 0.2)');
      discs(
        ctx,
        [
          [2, 22, 3.4],
          [-8, 30, 2.6],
          [-6, 14, 3],
          [-16, 20, 2],
          [10, 12, 2.4],
        ],
        spot,
      );
    });
    ctx.restore();
    shape(
      ctx,
      `M32 ${side * 6}C40 ${side * 7} 48 ${side * 12} 54 ${side * 8}C50 ${side * 3} 42 ${side * 3} 36 ${side * 2}Z`,
      skin[1] ?? edge,
      edge,
      1.4,
    );
  }
  const body = shape(
    ctx,
    'M42 0C38-11 20-13 0-11C-16-9-28-5-36 0C-28 5-16 9 0 11C20 13 38 11 42 0Z',
    around(ctx, 10, -4, 44, ...skin),
    edge,
    1.2,
  );
  inside(ctx, body, () => disc(ctx, 10, -5, 22, 'rgb(255 255 255 / 0.25)', 0.3));
  bothEyes(ctx, 33, 9, 3.2, '#111');
}

export const manta = (ctx: Context2d, phase: number) =>
  ray(ctx, phase, ['#7fb8ff', '#3a6ad8', '#1d3a9a', '#142a6e'], 'rgb(210 235 255 / 0.75)', 'rgb(6 14 50 / 0.85)');
export const goldenManta = (ctx: Context2d, phase: number) =>
  ray(ctx, phase, ['#fff6c0', '#ffc93a', '#e88a12', '#a8500a'], 'rgb(255 252 220 / 0.9)', 'rgb(90 40 0 / 0.85)');

export function marlin(ctx: Context2d, phase: number): void {
  const edge = 'rgb(4 14 60 / 0.85)';
  shape(
    ctx,
    'M-34-3C-42-12-48-24-56-28C-52-16-47-6-46 0C-47 6-52 16-56 28C-48 24-42 12-34 3Z',
    along(ctx, -34, -56, '#1d4fc0', '#0a1f6a'),
    edge,
  );
  const sail = shape(
    ctx,
    'M24-8C22-22 14-33 0-34C-12-34-22-24-28-6Z',
    downwards(ctx, -34, -6, '#6a4bff', '#1f6be0', '#0f3fae'),
    edge,
    1.6,
  );
  inside(ctx, sail, () => {
    for (let x = -22; x < 24; x += 5) line(ctx, `M${x}-4L${x - 5}-36`, 'rgb(255 255 255 / 0.25)', 1);
    for (let i = 0; i < 12; i += 1) disc(ctx, -18 + (i % 6) * 7, -14 - Math.floor(i / 6) * 9, 1.6, '#9fe0ff');
  });
  shape(ctx, 'M-8 8C-10 16-16 20-20 22C-20 16-20 12-18 7Z', '#163f9e', edge);
  const body = shape(
    ctx,
    'M66-1C54-3 46-5 38-8C26-12 0-13-16-9C-26-7-32-4-37-3L-37 3C-30 4-20 8-8 10C10 13 30 9 38 3C46 2 56 0 66-1Z',
    downwards(ctx, -12, 12, '#102a8a', '#1f6be0', '#8fd0ff', '#ffffff', '#e8f4ff'),
    edge,
    1.8,
  );
  inside(ctx, body, () => {
    for (let x = -28; x < 26; x += 8)
      shape(ctx, `M${x}-14L${x + 3}-14L${x + 1} 2L${x - 1} 2Z`, 'rgb(120 210 255 / 0.6)');
    shape(ctx, 'M40-6C20-10-10-10-30-5C-10-8 20-8 40-6Z', 'rgb(255 255 255 / 0.5)');
  });
  turned(ctx, 16, 6, 0.7 + Math.sin(phase) * 0.2, () =>
    shape(ctx, 'M0-2C-6-2-20 2-24 8C-14 8-4 6 0 3Z', along(ctx, 0, -24, '#2a5fd0', '#0f2f8a'), edge),
  );
  line(ctx, 'M22-8C18-3 18 3 22 8', 'rgb(6 20 70 / 0.5)', 1.6);
  line(ctx, 'M40 2L54 1', 'rgb(6 20 70 / 0.6)', 1.2);
  eye(ctx, 31, -4, 3.6, '#d8a01a');
}
