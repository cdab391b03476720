import { along, type Context2d, disc, discs, downwards, inside, line, shape, turned } from './paint.ts';
import { bothEyes, eye } from './parts.ts';

function sharkBody(ctx: Context2d, phase: number, head: string, skin: readonly string[]): Path2D {
  const edge = 'rgb(6 16 34 / 0.85)';
  const dark = skin[0] ?? edge;
  shape(
    ctx,
    'M-36-3C-42-12-46-24-54-30C-53-16-48-6-46 0C-46 5-48 12-50 18C-44 14-40 8-36 3Z',
    along(ctx, -36, -54, skin[1] ?? dark, dark),
    edge,
    1.6,
  );
  shape(ctx, 'M14-14C8-24 0-32-8-35C-8-26-8-18-10-12Z', downwards(ctx, -35, -12, dark, skin[1] ?? dark), edge, 1.6);
  shape(ctx, 'M-20-9C-23-14-27-17-31-18C-30-13-29-9-28-6Z', dark, edge);
  shape(ctx, 'M-18 9C-22 14-26 16-30 17C-28 12-27 9-26 6Z', dark, edge);
  const body = shape(ctx, head, downwards(ctx, -16, 15, ...skin), edge, 1.8);
  inside(ctx, body, () => {
    shape(ctx, 'M44-8C24-15-6-15-30-6C-6-11 24-11 44-8Z', 'rgb(255 255 255 / 0.3)');
    shape(ctx, 'M54 5C30 7 0 5-40 1L-40 20L54 20Z', 'rgb(255 255 255 / 0.55)');
    shape(ctx, 'M40 12C20 16 0 14-30 5L-30 20L40 20Z', 'rgb(20 50 90 / 0.16)');
  });
  for (let i = 0; i < 5; i += 1)
    line(ctx, `M${24 - i * 3.4}-4C${22 - i * 3.4} 0 ${22 - i * 3.4} 3 ${24 - i * 3.4} 6`, 'rgb(6 20 44 / 0.55)', 1.3);
  turned(ctx, 14, 8, 0.9 + Math.sin(phase) * 0.14, () =>
    shape(ctx, 'M4-3C-2-4-24 4-30 12C-18 12-2 8 6 3Z', along(ctx, 4, -30, skin[1] ?? dark, dark), edge, 1.6),
  );
  return body;
}

export function shark(ctx: Context2d, phase: number): void {
  sharkBody(
    ctx,
    phase,
    'M54-1C48-9 34-14 14-15C-8-15-26-8-38-3L-38 3C-28 6-12 13 10 14C28 14 44 11 50 7C53 4 55 2 54-1Z',
    ['#2f4f74', '#5f86ac', '#a8c4da', '#f4faff'],
  );
  shape(ctx, 'M50 6C44 3 38 4 33 8C38 11 45 11 50 6Z', '#5a0f1c', 'rgb(6 16 34 / 0.8)', 1.2);
  for (let i = 0; i < 5; i += 1) shape(ctx, `M${35 + i * 3}  5.4L${36.5 + i * 3} 8.6L${38 + i * 3} 5.2Z`, '#ffffff');
  disc(ctx, 38, -4, 3.4, '#060a14');
  disc(ctx, 39, -5, 1.1, '#ffffff');
  line(ctx, 'M33-9L42-7', 'rgb(6 16 34 / 0.8)', 2);
}

export function hammerhead(ctx: Context2d, phase: number): void {
  sharkBody(ctx, phase, 'M40-4C34-11 26-14 12-14C-8-14-26-8-38-3L-38 3C-28 6-12 13 10 13C24 13 34 9 40 4Z', [
    '#3a3f6e',
    '#6a6fae',
    '#b8bce0',
    '#f6f4ff',
  ]);
  const head = shape(
    ctx,
    'M34-6C38-18 42-25 47-26C53-25 53-18 51-10C54-4 54 4 51 10C53 18 53 25 47 26C42 25 38 18 34 6Z',
    along(ctx, 34, 54, '#7d82be', '#4a4f88'),
    'rgb(6 10 34 / 0.85)',
    1.8,
  );
  inside(ctx, head, () => shape(ctx, 'M50-26C46-14 46 0 48 12L54 12L54-26Z', 'rgb(255 255 255 / 0.28)'));
  bothEyes(ctx, 47, 22, 3.2, '#d8b01a');
}

export function whale(ctx: Context2d, phase: number): void {
  const edge = 'rgb(4 14 50 / 0.85)';
  shape(
    ctx,
    'M-34-3C-42-6-50-18-60-19C-58-9-52-2-48 1C-53 4-58 10-58 18C-50 18-42 8-34 5Z',
    along(ctx, -34, -60, '#3a64b8', '#1a2f7a'),
    edge,
    1.6,
  );
  const body = shape(
    ctx,
    'M52 2C52-14 38-24 18-24C-8-24-26-12-38-4L-38 4C-26 10-8 22 16 23C36 23 51 16 52 2Z',
    downwards(ctx, -24, 23, '#1f3f98', '#3f74d0', '#7fb0f0', '#cfe6ff'),
    edge,
    2,
  );
  inside(ctx, body, () => {
    shape(ctx, 'M54 6C34 8 10 10-14 8C-4 22 30 30 54 20Z', '#eef7ff');
    for (let i = 0; i < 6; i += 1)
      line(
        ctx,
        `M50 ${9 + i * 2.4}C30 ${12 + i * 2.4} 10 ${13 + i * 2} ${-8 + i * 3} ${11 + i * 1.8}`,
        'rgb(60 100 170 / 0.4)',
        1,
      );
    shape(ctx, 'M46-8C32-22 0-22-26-8C0-17 30-17 46-8Z', 'rgb(255 255 255 / 0.3)');
    discs(
      ctx,
      [
        [10, -14, 2],
        [-4, -12, 1.5],
        [22, -17, 1.4],
        [-16, -7, 1.6],
      ],
      'rgb(220 240 255 / 0.6)',
    );
  });
  turned(ctx, 12, 12, 0.7 + Math.sin(phase) * 0.25, () =>
    shape(ctx, 'M4-3C-6-4-24 4-28 12C-16 14 0 10 6 3Z', along(ctx, 4, -28, '#3f74d0', '#1a2f7a'), edge, 1.6),
  );
  line(ctx, 'M51 4C44 7 36 7 30 4', 'rgb(6 20 70 / 0.7)', 1.6);
  eye(ctx, 32, -1, 3, '#123');
}
