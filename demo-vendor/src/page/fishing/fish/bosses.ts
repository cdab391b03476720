import {
  along,
  around,
  type Context2d,
  cord,
  disc,
  discs,
  downwards,
  ink,
  inside,
  line,
  shape,
  turned,
} from './paint.ts';
import { arms, eye, scales } from './parts.ts';

/** The boss of the warm reef: a koi on its way to become a dragon. */
export function dragonKoi(ctx: Context2d, phase: number): void {
  const edge = 'rgb(90 26 0 / 0.85)';
  const veil = Math.sin(phase) * 4;
  for (const side of [-1, 1]) {
    shape(
      ctx,
      `M-30 ${side * 3}C-44 ${side * 16 + veil} -58 ${side * 26} -74 ${side * 28 + veil}C-64 ${side * 16} -58 ${side * 8} -50 0Z`,
      along(ctx, -30, -74, '#ff7a1a', '#ffd34a', 'rgb(255 240 170 / 0.5)'),
      edge,
    );
    for (let i = 0; i < 4; i += 1)
      line(
        ctx,
        `M-34 ${side * 3}C-46 ${side * (8 + i * 3)} -56 ${side * (12 + i * 4)} ${-60 - i * 2} ${side * (14 + i * 4) + veil}`,
        'rgb(255 250 210 / 0.5)',
        1,
      );
  }
  shape(
    ctx,
    `M22-15C14-34 0-40-12-38C-8-32-14-34-20-32C-16-26-22-28-28-24C-26-18-28-12-32-6Z`,
    downwards(ctx, -38, -8, '#fff0a0', '#ff8a1a', '#e0421a'),
    edge,
    1.6,
  );
  shape(ctx, `M2 15C-2 26-12 30-20 30C-18 24-20 18-24 10Z`, downwards(ctx, 12, 30, '#e0421a', '#ffc23d'), edge);
  const body = shape(
    ctx,
    'M48 1C44-12 26-18 8-18C-12-18-26-9-36-4L-36 4C-26 9-12 18 8 18C26 18 44 13 48 1Z',
    downwards(ctx, -18, 18, '#c9301a', '#ff7a1a', '#ffd34a', '#fff6c9'),
    edge,
    2,
  );
  inside(ctx, body, () => {
    scales(ctx, -36, 26, -18, 19, 5.6, 'rgb(255 250 200 / 0.75)');
    scales(ctx, -35.4, 26, -17.4, 19, 5.6, 'rgb(140 40 0 / 0.5)');
    shape(ctx, 'M44-7C26-17-6-17-30-6C-6-12 26-12 44-7Z', 'rgb(255 255 255 / 0.42)');
  });
  for (let i = 0; i < 2; i += 1) {
    const sway = Math.sin(phase + i) * 4;
    cord(
      ctx,
      `M45 4C54 ${8 + i * 6} 56 ${18 + i * 5} ${44 - i * 8 + sway} ${24 + i * 4}`,
      { skin: '#ffe08a', edge },
      1.8,
      3,
    );
  }
  shape(
    ctx,
    'M26-14C20-24 12-26 4-28C8-24 8-20 12-17C16-15 20-13 26-14Z',
    downwards(ctx, -28, -12, '#fffbe0', '#e0a83a'),
    edge,
    1.4,
  );
  shape(ctx, 'M34-12C32-20 26-24 20-26C24-20 24-16 28-12Z', downwards(ctx, -26, -12, '#fffbe0', '#e0a83a'), edge, 1.4);
  turned(ctx, 16, 9, 0.6 + Math.sin(phase) * 0.3, () => {
    shape(ctx, 'M2-4C-10-8-26-2-32 8C-20 14-4 10 2 4Z', along(ctx, 2, -32, '#ff7a1a', '#ffe08a'), edge, 1.4);
    line(ctx, 'M-2-2L-24 0M-2 0L-27 5M-2 3L-20 8', 'rgb(255 255 255 / 0.5)', 1);
  });
  line(ctx, 'M24-12C17-4 17 6 24 13', 'rgb(120 30 0 / 0.6)', 2);
  line(ctx, 'M47 3C43 6 39 6 35 5', 'rgb(90 10 0 / 0.8)', 2);
  disc(ctx, 34, -5, 9, around(ctx, 34, -5, 9, 'rgb(255 250 160 / 0.8)', 'rgb(255 220 80 / 0)'));
  eye(ctx, 34, -5, 5, '#18a05a');
}

/** The boss of the deep. */
export function kraken(ctx: Context2d, phase: number): void {
  const colours = { skin: '#7a2f9a', edge: 'rgb(20 0 40 / 0.85)', sucker: '#ffb0e0' };
  arms(ctx, { count: 8, phase, lag: 0.9, colours: colours }, (spread) => ({
    x: spread * 20,
    y: 12,
    angle: Math.PI / 2 - spread * 1.15,
    length: 58 - Math.abs(spread) * 4,
    width: 12,
    curl: spread * 1.1,
  }));
  const head = shape(
    ctx,
    'M-30 14C-40-2-32-22-20-36C-10-48 0-56 0-56C0-56 10-48 20-36C32-22 40-2 30 14C24 24 8 22 0 22C-8 22-24 24-30 14Z',
    around(ctx, -8, -22, 62, '#e08aff', '#9a3fd0', '#5a1a8a', '#2a0a4e'),
    'rgb(20 0 40 / 0.9)',
    2.2,
  );
  inside(ctx, head, () => {
    discs(
      ctx,
      [
        [0, -40, 4],
        [-12, -28, 5],
        [12, -26, 4],
        [2, -22, 3],
        [-20, -12, 3.4],
        [20, -10, 4],
      ],
      'rgb(255 150 250 / 0.4)',
    );
    disc(ctx, -10, -34, 13, 'rgb(255 255 255 / 0.22)', 1.5);
    line(ctx, 'M-26-6L-6 2M26-6L6 2', ink, 5);
  });
  for (const side of [-1, 1]) {
    disc(ctx, side * 14, 5, 13, around(ctx, side * 14, 5, 13, 'rgb(255 230 80 / 0.95)', 'rgb(255 140 20 / 0)'));
    shape(
      ctx,
      `M${side * 4} 4C${side * 10} -3 ${side * 20} -2 ${side * 25} 2C${side * 20} 11 ${side * 10} 12 ${side * 4} 4Z`,
      around(ctx, side * 14, 4, 12, '#fffbd0', '#ffd22e', '#e8700a'),
      'rgb(20 0 40 / 0.9)',
      1.6,
    );
    disc(ctx, side * 14, 4, 2.4, '#1a0208', 2.2);
  }
}
