import { drawFinFish, type FinFish } from './fin-fish.ts';
import { around, type Context2d, disc, discs, downwards, shape } from './paint.ts';

type Draw = (ctx: Context2d, phase: number) => void;
const finFish =
  (fish: FinFish): Draw =>
  (ctx, phase) =>
    drawFinFish(ctx, fish, phase);

export const sprite = finFish({
  up: 19,
  down: 17,
  tail: 'fork',
  dorsal: { high: 9, back: 6 },
  eyeSize: 6.5,
  skin: ['#1b6fe0', '#3cc7ff', '#a9f7ff', '#ffffff'],
  fin: ['#2fb4ff', '#fff36b'],
  markings(ctx) {
    shape(ctx, 'M-40-2C-10-10 20-9 50-4L50 1C20-3-10-4-40 3Z', '#fff36b');
  },
});

export const clownfish = finFish({
  up: 24,
  down: 22,
  tail: 'round',
  dorsal: { high: 9, back: 0 },
  edge: 'rgb(40 8 0 / 0.8)',
  iris: '#a8480a',
  skin: ['#e0430b', '#ff7a1a', '#ffa63a', '#ffc96b'],
  fin: ['#ff7a1a', '#2a0d06'],
  markings(ctx) {
    for (const band of [
      'M22-30C15-10 15 10 22 30L12 30C5 10 6-10 11-30Z',
      'M-4-30C-12-8-12 10-6 30L-18 30C-24 8-24-8-17-30Z',
      'M-28-12C-31-4-31 4-28 12L-34 12L-34-12Z',
    ]) {
      shape(ctx, band, '#ffffff', '#1d0a06', 2.2);
    }
  },
});

export const tang = finFish({
  up: 27,
  down: 25,
  tail: 'fork',
  dorsal: { high: 7, back: 2 },
  edge: 'rgb(4 6 60 / 0.85)',
  iris: '#d59a18',
  skin: ['#0b2fc4', '#1f5bff', '#3f86ff', '#5aa5ff'],
  fin: ['#1a2ec0', '#ffd92e'],
  markings(ctx) {
    shape(
      ctx,
      'M38-14C20-26-16-26-40-6L-40 3C-24 2-16-4-8-3C2-2 2 8-8 9C-20 9-26 6-40 6L-40 1C-28-18 6-22 38-8Z',
      '#0a0d4a',
    );
    shape(ctx, 'M-28-4L-40-6L-40 6L-28 4L-20 0Z', '#ffd92e');
  },
});

export const butterfly = finFish({
  up: 33,
  down: 31,
  tail: 'round',
  dorsal: { high: 8, back: 5 },
  edge: 'rgb(70 40 0 / 0.7)',
  skin: ['#ffb800', '#ffe14a', '#fff6b8', '#fff1a0'],
  fin: ['#ffcf1f', '#ff7a00'],
  markings(ctx) {
    shape(ctx, 'M38-40C28-12 28 12 36 40L27 40C21 12 21-12 29-40Z', '#241a33');
    ctx.strokeStyle = 'rgb(190 100 0 / 0.55)';
    ctx.lineWidth = 1.6;
    for (let x = -26; x < 22; x += 7) {
      ctx.beginPath();
      ctx.moveTo(x + 12, -36);
      ctx.lineTo(x - 4, 0);
      ctx.lineTo(x + 12, 36);
      ctx.stroke();
    }
    disc(ctx, -14, -14, 9, '#ffffff');
    disc(ctx, -14, -14, 7, '#161030');
    disc(ctx, -16, -16, 2, '#7fd4ff');
  },
});

export const angelfish: Draw = (ctx, phase) => {
  shape(
    ctx,
    'M12-20C4-46-14-60-30-62C-22-50-22-34-18-16Z',
    downwards(ctx, -20, -60, '#5a3bd6', '#ff8ad1'),
    'rgb(30 10 60 / 0.6)',
  );
  shape(
    ctx,
    'M8 20C2 44-12 58-28 62C-20 48-20 34-16 16Z',
    downwards(ctx, 20, 60, '#5a3bd6', '#ff8ad1'),
    'rgb(30 10 60 / 0.6)',
  );
  drawFinFish(
    ctx,
    {
      up: 31,
      down: 31,
      tail: 'fan',
      dorsal: { high: 6, back: 6 },
      edge: 'rgb(30 10 60 / 0.7)',
      iris: '#e0468a',
      skin: ['#6a45e8', '#a67cff', '#f0c8ff', '#ffe9fb'],
      fin: ['#7a4cf0', '#ff9ad8'],
      markings(inner) {
        for (const x of [18, 0, -18]) {
          shape(
            inner,
            `M${x + 4}-40C${x - 4}-10 ${x - 4} 10 ${x + 4} 40L${x - 3} 40C${x - 10} 10 ${x - 10}-10 ${x - 3}-40Z`,
            'rgb(46 22 130 / 0.8)',
          );
        }
        shape(inner, 'M50-14L36-40L50-40Z', '#ffd84a');
      },
    },
    phase,
  );
};

export const puffer: Draw = (ctx, phase) => {
  ctx.strokeStyle = '#b8791a';
  ctx.lineWidth = 3;
  ctx.lineCap = 'round';
  for (let i = 0; i < 26; i += 1) {
    const angle = 0.35 + (i / 26) * 5.6;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    ctx.beginPath();
    ctx.moveTo(4 + x * 32, y * 30);
    ctx.lineTo(4 + x * (42 + Math.sin(phase + i) * 1.5), y * 40);
    ctx.stroke();
  }
  drawFinFish(
    ctx,
    {
      up: 34,
      down: 36,
      tail: 'round',
      dorsal: { high: 5, back: 8 },
      eyeSize: 8,
      edge: 'rgb(80 44 0 / 0.75)',
      iris: '#1f8a5a',
      skin: ['#d98a1a', '#ffc645', '#fff0c0', '#fffaf0'],
      fin: ['#f0a020', '#ffe08a'],
      markings(inner) {
        discs(
          inner,
          [
            [10, -24, 5],
            [-6, -26, 4],
            [-18, -16, 4.5],
            [0, -13, 4],
            [18, -13, 3],
            [-26, -6, 3],
          ],
          'rgb(120 62 6 / 0.7)',
        );
        for (let i = 0; i < 20; i += 1)
          disc(inner, -24 + (i % 7) * 9, 6 + Math.floor(i / 7) * 9, 1.4, 'rgb(200 150 60 / 0.6)');
      },
    },
    phase,
  );
};

export const sardine = finFish({
  up: 12,
  down: 12,
  tail: 'fork',
  dorsal: { high: 6, back: 4 },
  eyeSize: 5,
  iris: '#274b7a',
  skin: ['#2c5a92', '#7fb4de', '#eef8ff', '#ffffff'],
  fin: ['#86b4d8', '#d5ecff'],
  scaleColour: 'rgb(60 110 170 / 0.4)',
  markings(ctx) {
    for (let x = -26; x < 22; x += 8) disc(ctx, x, -5, 1.6, '#1f3f6e');
    shape(ctx, 'M-40-1L50-3L50 0L-40 2Z', 'rgb(255 220 120 / 0.7)');
  },
});

export const lanternfish: Draw = (ctx, phase) => {
  drawFinFish(
    ctx,
    {
      up: 19,
      down: 18,
      tail: 'fork',
      dorsal: { high: 9, back: 4 },
      eyeSize: 7.5,
      iris: '#12b8c8',
      skin: ['#24307e', '#3f63d8', '#5fe0e8', '#b8fff2'],
      fin: ['#3f63d8', '#7dfff0'],
    },
    phase,
  );
  for (let i = 0; i < 7; i += 1) {
    const glow = 2.4 + Math.sin(phase + i) * 0.6;
    disc(
      ctx,
      28 - i * 9,
      9 - Math.abs(i - 2) * 0.8,
      glow * 2.4,
      around(ctx, 28 - i * 9, 9, glow * 2.6, 'rgb(180 255 240 / 0.9)', 'rgb(120 255 240 / 0)'),
    );
    disc(ctx, 28 - i * 9, 9 - Math.abs(i - 2) * 0.8, glow * 0.6, '#f4fffb');
  }
};

export const barracuda = finFish({
  up: 10,
  down: 10,
  tail: 'fork',
  dorsal: { high: 8, back: 10 },
  eyeSize: 4.4,
  iris: '#d8b01a',
  edge: 'rgb(8 24 40 / 0.75)',
  skin: ['#2b5d6e', '#6fb8b8', '#d8f4ea', '#ffffff'],
  fin: ['#3f7f88', '#ffe06b'],
  scaleColour: 'rgb(20 70 90 / 0.3)',
  markings(ctx) {
    for (let x = -30; x < 26; x += 8) shape(ctx, `M${x}-12L${x + 5}-12L${x + 3} 1L${x} 1Z`, 'rgb(16 52 70 / 0.55)');
  },
});

export const koi = finFish({
  up: 20,
  down: 20,
  tail: 'lyre',
  dorsal: { high: 10, back: 6 },
  edge: 'rgb(80 14 0 / 0.65)',
  iris: '#6b2a10',
  skin: ['#fff7ea', '#ffffff', '#fff2df', '#ffdcb8'],
  fin: ['#ffe6c9', '#ff8a4a'],
  scaleColour: 'rgb(230 120 60 / 0.3)',
  markings(ctx) {
    shape(ctx, 'M46-30C20-34 8-20 14-10C18-2 30-8 46-6Z', '#f2441d');
    shape(ctx, 'M-2-26C-22-26-24-8-14 0C-4 6 4-2 8-8C10-16 6-24-2-26Z', '#ff5a24');
    shape(ctx, 'M-22-6C-34-8-40 0-34 10C-28 10-24 4-22-6Z', '#f2441d');
    disc(ctx, -2, 8, 4, '#2a1420');
    disc(ctx, 20, -16, 3, '#2a1420');
  },
});
