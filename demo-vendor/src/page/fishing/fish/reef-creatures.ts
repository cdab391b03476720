import { drawFinFish } from './fin-fish.ts';
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
import { arms, bothEyes, eye } from './parts.ts';

export function lionfish(ctx: Context2d, phase: number): void {
  const ray = (x: number, y: number, angle: number, length: number) =>
    turned(ctx, x, y, angle + Math.sin(phase + x * 0.1) * 0.07, () => {
      shape(
        ctx,
        `M0-3C${-length * 0.4}-6 ${-length * 0.8}-4 ${-length} 0C${-length * 0.8} 3 ${-length * 0.4} 4 0 3Z`,
        along(ctx, 0, -length, '#c7311f', '#ffd9b0'),
        'rgb(70 8 8 / 0.6)',
        1,
      );
      for (let i = 1; i < 5; i += 1) line(ctx, `M${(-length * i) / 5.5}-3.6L${(-length * i) / 5.5} 3`, '#fff1df', 1.8);
    });
  for (let i = 0; i < 9; i += 1) ray(22 - i * 6, -14, 1.15 + (i - 3) * 0.1, 36 - Math.abs(i - 3) * 3);
  for (let i = 0; i < 5; i += 1) ray(4 - i * 7, 14, -0.9 - i * 0.1, 26);
  drawFinFish(
    ctx,
    {
      up: 20,
      down: 19,
      tail: 'fan',
      dorsal: { high: 4, back: 0 },
      edge: 'rgb(70 8 8 / 0.8)',
      iris: '#a0521a',
      eyeSize: 5.5,
      skin: ['#9c1f1a', '#d8452e', '#ff8a5c', '#ffd9b8'],
      fin: ['#c7311f', '#ffe2c4'],
      markings(inner) {
        for (let x = -30; x < 44; x += 9)
          shape(inner, `M${x}-24C${x - 5}-8 ${x - 4} 8 ${x} 24L${x + 3.5} 24C${x} 8 ${x}-8 ${x + 3.5}-24Z`, '#fff1df');
      },
    },
    phase,
  );
  for (let i = 0; i < 6; i += 1) ray(14, 6, -0.75 + i * 0.24 + Math.sin(phase) * 0.1, 40 - Math.abs(i - 2) * 3);
}

export function jelly(ctx: Context2d, phase: number): void {
  const pulse = 1 + Math.sin(phase) * 0.08;
  for (let i = 0; i < 9; i += 1) {
    const x = -28 + i * 7;
    const sway = Math.sin(phase + i * 0.7) * 7;
    line(
      ctx,
      `M${x * pulse} -2C${x + sway} 16 ${x - sway} 30 ${x + sway * 1.3} ${46 - Math.abs(i - 4) * 4}`,
      'rgb(255 210 255 / 0.55)',
      1.6,
    );
  }
  for (let i = 0; i < 4; i += 1) {
    const x = -15 + i * 10;
    const sway = Math.sin(phase + i) * 5;
    line(ctx, `M${x} -4C${x + sway} 8 ${x - sway} 18 ${x + sway} 34`, 'rgb(255 160 235 / 0.75)', 5 - Math.abs(i - 1.5));
  }
  ctx.save();
  ctx.scale(pulse, 2 - pulse);
  const bell = shape(
    ctx,
    'M-38-4C-42-34-20-50 0-50C20-50 42-34 38-4C32 2 28-3 22 1C16 5 12-2 6 1C2 4-2 4-6 1C-12-2-16 5-22 1C-28-3-32 2-38-4Z',
    around(ctx, -8, -30, 58, '#fff3ff', '#f2a6ff', '#9a5cf0', '#6a3bd0'),
    'rgb(255 230 255 / 0.9)',
    1.6,
  );
  inside(ctx, bell, () => {
    for (let i = -3; i <= 3; i += 1)
      line(ctx, `M0-50C${i * 12}-36 ${i * 13}-16 ${i * 12} 2`, 'rgb(255 255 255 / 0.28)', 1.4);
    for (const [x, y] of [
      [-12, -26],
      [12, -26],
      [-5, -17],
      [5, -17],
    ] as const)
      disc(ctx, x, y, 7, 'rgb(255 120 220 / 0.55)', 0.8);
    disc(ctx, -16, -36, 13, 'rgb(255 255 255 / 0.5)', 0.5);
  });
  ctx.restore();
}

export function seahorse(ctx: Context2d, phase: number): void {
  turned(ctx, -15, -4, Math.sin(phase * 2) * 0.25, () => {
    shape(
      ctx,
      'M4-12C-14-16-20-6-16 6C-10 12-2 12 4 8Z',
      along(ctx, 4, -18, '#ff9a3a', '#fff0a0'),
      'rgb(110 40 0 / 0.6)',
    );
    line(ctx, 'M0-8L-13-8M0-3L-15-2M0 2L-14 4M0 6L-10 9', 'rgb(160 70 0 / 0.5)', 1);
  });
  const body = shape(
    ctx,
    'M10-46C-4-50-14-42-12-30C-18-22-20-6-14 8C-10 20-6 26-8 36C-10 44-20 44-20 36C-20 31-15 30-14 34C-16 28-26 29-26 38C-25 50-4 54 2 38C6 24 16 14 16-2C16-12 12-18 8-24C16-24 24-25 32-23C37-22 38-28 33-29C26-31 22-34 20-38C18-43 15-45 10-46Z',
    downwards(ctx, -48, 48, '#ffcf3a', '#ff9a2a', '#f2642a', '#d8431f'),
    'rgb(110 30 0 / 0.75)',
    2,
  );
  inside(ctx, body, () => {
    for (let y = -18; y < 44; y += 7)
      line(ctx, `M-22 ${y}C-8 ${y + 5} 4 ${y + 5} 18 ${y - 1}`, 'rgb(140 40 0 / 0.35)', 1.6);
    shape(ctx, 'M-4-22C8-18 14-8 10 4C6 14-2 24 0 36C-6 22-8-8-4-22Z', 'rgb(255 240 170 / 0.6)');
  });
  shape(ctx, 'M8-46L4-58L10-52L13-60L15-51L22-56L17-44Z', '#ffdf5a', 'rgb(110 40 0 / 0.6)');
  eye(ctx, 13, -35, 5, '#2a7a3a');
}

export function turtle(ctx: Context2d, phase: number): void {
  const skin = (from: number, to: number) => along(ctx, from, to, '#3f9a4a', '#a8e06b');
  const flap = Math.sin(phase) * 0.4;
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.scale(1, side);
    turned(ctx, 18, 20, 0.2 + flap, () =>
      shape(ctx, 'M8-6C6 16-12 40-34 44C-34 28-22 4-8-8Z', skin(-30, 6), 'rgb(10 50 20 / 0.7)', 1.6),
    );
    turned(ctx, -24, 16, -0.1 - flap * 0.6, () =>
      shape(ctx, 'M4-6C-4-4-20 6-22 14C-12 16 2 8 6 2Z', skin(-22, 6), 'rgb(10 50 20 / 0.7)', 1.6),
    );
    ctx.restore();
  }
  shape(ctx, 'M-36-5L-50 0L-36 5Z', '#7cc95a', 'rgb(10 50 20 / 0.7)');
  shape(
    ctx,
    'M24-9C34-14 48-12 51-2C52 8 38 14 24 9Z',
    around(ctx, 40, -4, 20, '#d0f59a', '#6fbf4f', '#3f8f45'),
    'rgb(10 50 20 / 0.75)',
    1.6,
  );
  const shell = shape(
    ctx,
    'M-40 0C-38-22-14-32 6-29C24-26 32-12 32 0C32 12 24 26 6 29C-14 32-38 22-40 0Z',
    around(ctx, -2, -8, 44, '#ffe08a', '#d8902f', '#8a4a1a', '#5a2a12'),
    'rgb(50 20 6 / 0.85)',
    2.4,
  );
  inside(ctx, shell, () => {
    ctx.globalAlpha = 0.85;
    for (const plate of [
      'M-12-9L4-10L13 0L4 10L-12 9L-20 0Z',
      'M4-10L13 0L26-3L22-18L8-24Z',
      'M4 10L13 0L26 3L22 18L8 24Z',
      'M-12-9L4-10L8-24L-8-28L-20-18Z',
      'M-12 9L4 10L8 24L-8 28L-20 18Z',
      'M-20 0L-12-9L-20-18L-34-10L-38 0Z',
      'M-20 0L-12 9L-20 18L-34 10L-38 0Z',
    ]) {
      shape(ctx, plate, 'rgb(255 214 110 / 0.28)', 'rgb(70 30 8 / 0.75)', 2);
    }
    ctx.globalAlpha = 1;
    disc(ctx, -6, -16, 16, 'rgb(255 255 255 / 0.22)', 0.5);
  });
  bothEyes(ctx, 42, 6, 3.6, '#222');
}

const octopusSkin = { skin: '#e0567a', edge: 'rgb(80 8 40 / 0.75)', sucker: '#ffd0d8' };

export function octopus(ctx: Context2d, phase: number): void {
  arms(ctx, { count: 8, phase, lag: 0.8, colours: octopusSkin }, (spread) => ({
    x: -4,
    y: spread * 15,
    angle: Math.PI - spread * 0.62,
    length: 50 - Math.abs(spread) * 6,
    width: 9,
    curl: -spread * 0.7,
  }));
  const head = shape(
    ctx,
    'M-14 0C-14-20 4-30 22-29C42-28 52-14 51 0C52 14 42 28 22 29C4 30-14 20-14 0Z',
    around(ctx, 24, -10, 46, '#ffc2c8', '#f2708c', '#c93a6b', '#8a1f52'),
    'rgb(80 8 40 / 0.85)',
    2,
  );
  inside(ctx, head, () => {
    discs(
      ctx,
      [
        [38, -12, 5],
        [30, -20, 3],
        [44, 2, 4],
        [34, 14, 4.5],
        [20, 20, 3.4],
        [22, -6, 3],
      ],
      'rgb(150 30 80 / 0.4)',
    );
    disc(ctx, 28, -18, 15, 'rgb(255 255 255 / 0.35)', 0.5);
  });
  bothEyes(ctx, 2, 13, 8, '#e0a020');
}

export function crab(ctx: Context2d, phase: number): void {
  const shell = '#ff5a2a';
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.scale(side, 1);
    for (let i = 0; i < 4; i += 1) {
      const step = Math.sin(phase * 2 + i * 1.6) * 4;
      cord(
        ctx,
        `M22 ${6 + i * 4}C36 ${2 + i * 7 + step} 44 ${8 + i * 8} ${44 - i * 2} ${22 + i * 7 + step}`,
        { skin: shell, edge: 'rgb(90 12 0 / 0.8)' },
        4.6,
        7,
      );
    }
    turned(ctx, 32, -8, -0.2 + Math.sin(phase) * 0.16, () => {
      cord(ctx, 'M-8 8C0 2 4-4 6-12', { skin: shell, edge: 'rgb(90 12 0 / 0.8)' }, 8, 11);
      shape(
        ctx,
        'M-4-14C-12-30 0-46 14-44C6-38 8-34 10-30C14-34 18-38 22-38C26-24 20-10 6-10Z',
        around(ctx, 6, -28, 26, '#ffb08a', '#ff6a2a', '#c42a0a'),
        'rgb(90 12 0 / 0.85)',
        2,
      );
    });
    line(ctx, 'M9-16L12-30', 'rgb(90 12 0 / 0.8)', 4);
    eye(ctx, 12, -32, 6, '#1a5ad0');
    ctx.restore();
  }
  const body = shape(
    ctx,
    'M-34 4C-34-14-18-20 0-20C18-20 34-14 34 4C34 20 16 28 0 28C-16 28-34 20-34 4Z',
    around(ctx, -6, -8, 46, '#ffd0a0', '#ff7a3a', '#e03a12', '#9a1a08'),
    'rgb(90 12 0 / 0.9)',
    2.4,
  );
  inside(ctx, body, () => disc(ctx, -6, -12, 22, 'rgb(255 255 255 / 0.3)', 0.4));
  ctx.shadowColor = '#7df3ff';
  ctx.shadowBlur = 14 + Math.sin(phase * 2) * 6;
  shape(ctx, 'M4-14L-12 6L-2 6L-6 22L13 0L2 0Z', '#eaffff', '#2ab8ff', 1.6);
  ctx.shadowBlur = 0;
}

export function urchin(ctx: Context2d, phase: number): void {
  for (let i = 0; i < 28; i += 1) {
    turned(ctx, 0, 4, (i / 28) * Math.PI * 2 + Math.sin(phase) * 0.04, () =>
      shape(
        ctx,
        `M-3.4-24L0 ${-44 - (i % 2) * 4}L3.4-24Z`,
        downwards(ctx, -46, -22, '#ff8ad8', '#4a1a5a'),
        'rgb(20 0 30 / 0.7)',
        0.8,
      ),
    );
  }
  disc(ctx, 0, 4, 31, ink);
  disc(ctx, 0, 4, 30, around(ctx, -9, -8, 44, '#9a6ad8', '#4a2a7a', '#1d0f38'));
  disc(ctx, -10, -10, 10, 'rgb(255 255 255 / 0.28)', 0.6);
  const glow = 0.6 + Math.sin(phase * 2) * 0.4;
  disc(ctx, 0, 6, 16, around(ctx, 0, 6, 18, `rgb(255 90 60 / ${glow})`, 'rgb(255 40 20 / 0)'));
  disc(ctx, 0, 6, 9, around(ctx, -2, 3, 11, '#fff0c0', '#ff6a2a', '#b01a08'));
  line(ctx, 'M4-25C8-36 18-38 24-44', '#c9a26b', 3.4);
  disc(ctx, 25, -45, 9 * glow + 3, around(ctx, 25, -45, 9 * glow + 4, '#fffbe0', '#ffc23d', 'rgb(255 120 20 / 0)'));
}
