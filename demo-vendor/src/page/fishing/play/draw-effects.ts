import { around, type Context2d, disc } from '../fish/paint.ts';
import type { Effect } from './effects.ts';

const font = (size: number) => `800 ${size}px "Be Vietnam Pro", system-ui, sans-serif`;

export function drawEffect(ctx: Context2d, effect: Effect): void {
  const part = effect.age / effect.takes;
  ctx.save();
  if (effect.kind === 'net') drawNet(ctx, effect, part);
  else if (effect.kind === 'ring') drawRing(ctx, effect, part);
  else if (effect.kind === 'bolt') drawBolt(ctx, effect, part);
  else if (effect.kind === 'coin') drawCoin(ctx, effect);
  else if (effect.kind === 'figure') drawFigure(ctx, effect, part);
  else drawMedal(ctx, effect, part);
  ctx.restore();
}

type Of<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

function drawNet(ctx: Context2d, { at, size }: Of<'net'>, part: number): void {
  const radius = size * (0.4 + 0.6 * Math.sqrt(part));
  ctx.translate(at.x, at.y);
  ctx.globalAlpha = 1 - part;
  disc(
    ctx,
    0,
    0,
    radius * 1.15,
    around(ctx, 0, 0, radius * 1.2, 'rgb(255 255 255 / 0.5)', 'rgb(150 230 255 / 0.25)', 'rgb(150 230 255 / 0)'),
  );
  ctx.strokeStyle = 'rgb(255 255 255 / 0.9)';
  ctx.lineWidth = 1.5;
  for (let ring = 1; ring <= 3; ring += 1) {
    ctx.beginPath();
    for (let i = 0; i <= 8; i += 1) {
      const angle = (i / 8) * Math.PI * 2;
      const far = (radius * ring) / 3;
      if (i === 0) ctx.moveTo(Math.cos(angle) * far, Math.sin(angle) * far);
      else
        ctx.quadraticCurveTo(
          Math.cos(angle - 0.39) * far * 0.84,
          Math.sin(angle - 0.39) * far * 0.84,
          Math.cos(angle) * far,
          Math.sin(angle) * far,
        );
    }
    ctx.stroke();
  }
  for (let i = 0; i < 8; i += 1) {
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(Math.cos((i / 8) * Math.PI * 2) * radius, Math.sin((i / 8) * Math.PI * 2) * radius);
    ctx.stroke();
  }
}

function drawRing(ctx: Context2d, { at, size, colour }: Of<'ring'>, part: number): void {
  ctx.globalAlpha = (1 - part) ** 1.4;
  ctx.strokeStyle = `rgb(${colour})`;
  ctx.lineWidth = 14 * (1 - part) + 2;
  ctx.beginPath();
  ctx.arc(at.x, at.y, size * Math.sqrt(part), 0, 7);
  ctx.stroke();
  disc(
    ctx,
    at.x,
    at.y,
    size * Math.sqrt(part),
    around(ctx, at.x, at.y, size * Math.sqrt(part) + 1, `rgb(${colour} / 0.35)`, `rgb(${colour} / 0)`),
  );
}

function drawBolt(ctx: Context2d, { from, to, seed }: Of<'bolt'>, part: number): void {
  ctx.globalAlpha = 1 - part;
  const steps = 9;
  const bend = Math.floor(part * 8);
  for (const [width, colour] of [
    [9, 'rgb(90 210 255 / 0.5)'],
    [3, '#f4ffff'],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.lineJoin = 'round';
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    for (let i = 1; i < steps; i += 1) {
      const jag = Math.sin(seed + i * 37.7 + bend * 5.1) * 16;
      ctx.lineTo(from.x + ((to.x - from.x) * i) / steps + jag, from.y + ((to.y - from.y) * i) / steps - jag);
    }
    ctx.lineTo(to.x, to.y);
    ctx.stroke();
  }
}

function drawCoin(ctx: Context2d, { from, to, bow, turn, delay, age, takes }: Of<'coin'>): void {
  const part = (age - delay) / (takes - delay);
  if (part < 0) return;
  const spring = Math.min(1, part / 0.4);
  const flight = Math.max(0, (part - 0.4) / 0.6) ** 2;
  const out = 1 - (1 - spring) ** 2;
  const x = from.x + (bow.x - from.x) * out + (to.x - bow.x) * flight;
  const y = from.y + (bow.y - from.y) * out + (to.y - bow.y) * flight - Math.sin(spring * Math.PI) * 30;
  const wide = Math.abs(Math.cos(turn + age * 9));
  ctx.translate(x, y);
  ctx.scale(0.25 + wide * 0.75, 1);
  disc(ctx, 0, 0, 11, '#8a5a0a');
  disc(ctx, 0, 0, 10, around(ctx, -3, -4, 15, '#fff8cf', '#ffc93a', '#d88a12'));
  disc(ctx, 0, 0, 6.4, 'rgb(160 96 8 / 0.55)');
  disc(ctx, 0, 0, 5.4, around(ctx, -1, -2, 8, '#fff3b0', '#ffc02e'));
}

function drawFigure(ctx: Context2d, { at, text, size }: Of<'figure'>, part: number): void {
  const grow = part < 0.15 ? 0.5 + (part / 0.15) * 0.65 : 1.15 - Math.min(0.15, (part - 0.15) * 0.8);
  ctx.globalAlpha = part > 0.7 ? (1 - part) / 0.3 : 1;
  ctx.translate(at.x, at.y - part * 46);
  ctx.scale(grow, grow);
  golden(ctx, text, size);
}

function golden(ctx: Context2d, text: string, size: number): void {
  ctx.font = font(size);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = size * 0.24;
  ctx.strokeStyle = 'rgb(60 20 0 / 0.9)';
  ctx.strokeText(text, 0, 0);
  const gold = ctx.createLinearGradient(0, -size * 0.5, 0, size * 0.5);
  gold.addColorStop(0, '#fffbe0');
  gold.addColorStop(0.5, '#ffd23d');
  gold.addColorStop(1, '#f2890f');
  ctx.fillStyle = gold;
  ctx.fillText(text, 0, 0);
}

function drawMedal(ctx: Context2d, { at, title, text, age }: Of<'medal'>, part: number): void {
  const grow = Math.min(1, part * 7) * (1 + 0.08 * Math.sin(Math.min(1, part * 7) * Math.PI));
  ctx.globalAlpha = part > 0.85 ? (1 - part) / 0.15 : 1;
  ctx.translate(at.x, at.y);
  ctx.scale(grow, grow);
  ctx.save();
  ctx.rotate(age * 0.5);
  for (let i = 0; i < 14; i += 1) {
    ctx.rotate((Math.PI * 2) / 14);
    ctx.fillStyle = around(
      ctx,
      0,
      0,
      210,
      'rgb(255 240 150 / 0.75)',
      'rgb(255 230 120 / 0.35)',
      'rgb(255 230 120 / 0)',
    );
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(-30, -210);
    ctx.lineTo(30, -210);
    ctx.fill();
  }
  ctx.restore();
  disc(ctx, 0, 0, 92, 'rgb(60 20 0 / 0.85)');
  disc(ctx, 0, 0, 88, around(ctx, -24, -34, 150, '#fff6cf', '#ffc23d', '#d8780f', '#8a4a08'));
  disc(ctx, 0, 0, 74, around(ctx, 0, -20, 100, '#7a1f8a', '#3f0f5a', '#1f0636'));
  ctx.font = font(15);
  ctx.textAlign = 'center';
  ctx.fillStyle = '#ffe9a8';
  ctx.fillText(title, 0, -34);
  ctx.font = font(30);
  const wide = ctx.measureText(text).width;
  golden(ctx, text, Math.min(30, (30 * 190) / Math.max(1, wide)));
}
