import { around, disc, type Pen } from '../fish/paint.ts';
import type { Effect } from './effects.ts';

const font = (size: number) => `800 ${size}px "Be Vietnam Pro", system-ui, sans-serif`;

export function drawEffect(pen: Pen, effect: Effect): void {
  const part = effect.age / effect.takes;
  pen.save();
  if (effect.kind === 'net') drawNet(pen, effect, part);
  else if (effect.kind === 'ring') drawRing(pen, effect, part);
  else if (effect.kind === 'bolt') drawBolt(pen, effect, part);
  else if (effect.kind === 'coin') drawCoin(pen, effect);
  else if (effect.kind === 'figure') drawFigure(pen, effect, part);
  else drawMedal(pen, effect, part);
  pen.restore();
}

type Of<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

function drawNet(pen: Pen, { at, size }: Of<'net'>, part: number): void {
  const radius = size * (0.4 + 0.6 * Math.sqrt(part));
  pen.translate(at.x, at.y);
  pen.globalAlpha = 1 - part;
  disc(
    pen,
    0,
    0,
    radius * 1.15,
    around(pen, 0, 0, radius * 1.2, 'rgb(255 255 255 / 0.5)', 'rgb(150 230 255 / 0.25)', 'rgb(150 230 255 / 0)'),
  );
  pen.strokeStyle = 'rgb(255 255 255 / 0.9)';
  pen.lineWidth = 1.5;
  for (let ring = 1; ring <= 3; ring += 1) {
    pen.beginPath();
    for (let i = 0; i <= 8; i += 1) {
      const angle = (i / 8) * Math.PI * 2;
      const far = (radius * ring) / 3;
      if (i === 0) pen.moveTo(Math.cos(angle) * far, Math.sin(angle) * far);
      else
        pen.quadraticCurveTo(
          Math.cos(angle - 0.39) * far * 0.84,
          Math.sin(angle - 0.39) * far * 0.84,
          Math.cos(angle) * far,
          Math.sin(angle) * far,
        );
    }
    pen.stroke();
  }
  for (let i = 0; i < 8; i += 1) {
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(Math.cos((i / 8) * Math.PI * 2) * radius, Math.sin((i / 8) * Math.PI * 2) * radius);
    pen.stroke();
  }
}

function drawRing(pen: Pen, { at, size, colour }: Of<'ring'>, part: number): void {
  pen.globalAlpha = (1 - part) ** 1.4;
  pen.strokeStyle = `rgb(${colour})`;
  pen.lineWidth = 14 * (1 - part) + 2;
  pen.beginPath();
  pen.arc(at.x, at.y, size * Math.sqrt(part), 0, 7);
  pen.stroke();
  disc(
    pen,
    at.x,
    at.y,
    size * Math.sqrt(part),
    around(pen, at.x, at.y, size * Math.sqrt(part) + 1, `rgb(${colour} / 0.35)`, `rgb(${colour} / 0)`),
  );
}

function drawBolt(pen: Pen, { from, to, seed }: Of<'bolt'>, part: number): void {
  pen.globalAlpha = 1 - part;
  const steps = 9;
  const bend = Math.floor(part * 8);
  for (const [width, colour] of [
    [9, 'rgb(90 210 255 / 0.5)'],
    [3, '#f4ffff'],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.lineJoin = 'round';
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    for (let i = 1; i < steps; i += 1) {
      const jag = Math.sin(seed + i * 37.7 + bend * 5.1) * 16;
      pen.lineTo(from.x + ((to.x - from.x) * i) / steps + jag, from.y + ((to.y - from.y) * i) / steps - jag);
    }
    pen.lineTo(to.x, to.y);
    pen.stroke();
  }
}

function drawCoin(pen: Pen, { from, to, bow, turn, delay, age, takes }: Of<'coin'>): void {
  const part = (age - delay) / (takes - delay);
  if (part < 0) return;
  const spring = Math.min(1, part / 0.4);
  const flight = Math.max(0, (part - 0.4) / 0.6) ** 2;
  const out = 1 - (1 - spring) ** 2;
  const x = from.x + (bow.x - from.x) * out + (to.x - bow.x) * flight;
  const y = from.y + (bow.y - from.y) * out + (to.y - bow.y) * flight - Math.sin(spring * Math.PI) * 30;
  const wide = Math.abs(Math.cos(turn + age * 9));
  pen.translate(x, y);
  pen.scale(0.25 + wide * 0.75, 1);
  disc(pen, 0, 0, 11, '#8a5a0a');
  disc(pen, 0, 0, 10, around(pen, -3, -4, 15, '#fff8cf', '#ffc93a', '#d88a12'));
  disc(pen, 0, 0, 6.4, 'rgb(160 96 8 / 0.55)');
  disc(pen, 0, 0, 5.4, around(pen, -1, -2, 8, '#fff3b0', '#ffc02e'));
}

function drawFigure(pen: Pen, { at, text, size }: Of<'figure'>, part: number): void {
  const grow = part < 0.15 ? 0.5 + (part / 0.15) * 0.65 : 1.15 - Math.min(0.15, (part - 0.15) * 0.8);
  pen.globalAlpha = part > 0.7 ? (1 - part) / 0.3 : 1;
  pen.translate(at.x, at.y - part * 46);
  pen.scale(grow, grow);
  golden(pen, text, size);
}

function golden(pen: Pen, text: string, size: number): void {
  pen.font = font(size);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = size * 0.24;
  pen.strokeStyle = 'rgb(60 20 0 / 0.9)';
  pen.strokeText(text, 0, 0);
  const gold = pen.createLinearGradient(0, -size * 0.5, 0, size * 0.5);
  gold.addColorStop(0, '#fffbe0');
  gold.addColorStop(0.5, '#ffd23d');
  gold.addColorStop(1, '#f2890f');
  pen.fillStyle = gold;
  pen.fillText(text, 0, 0);
}

function drawMedal(pen: Pen, { at, title, text, age }: Of<'medal'>, part: number): void {
  const grow = Math.min(1, part * 7) * (1 + 0.08 * Math.sin(Math.min(1, part * 7) * Math.PI));
  pen.globalAlpha = part > 0.85 ? (1 - part) / 0.15 : 1;
  pen.translate(at.x, at.y);
  pen.scale(grow, grow);
  pen.save();
  pen.rotate(age * 0.5);
  for (let i = 0; i < 14; i += 1) {
    pen.rotate((Math.PI * 2) / 14);
    pen.fillStyle = around(
      pen,
      0,
      0,
      210,
      'rgb(255 240 150 / 0.75)',
      'rgb(255 230 120 / 0.35)',
      'rgb(255 230 120 / 0)',
    );
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(-30, -210);
    pen.lineTo(30, -210);
    pen.fill();
  }
  pen.restore();
  disc(pen, 0, 0, 92, 'rgb(60 20 0 / 0.85)');
  disc(pen, 0, 0, 88, around(pen, -24, -34, 150, '#fff6cf', '#ffc23d', '#d8780f', '#8a4a08'));
  disc(pen, 0, 0, 74, around(pen, 0, -20, 100, '#7a1f8a', '#3f0f5a', '#1f0636'));
  pen.font = font(15);
  pen.textAlign = 'center';
  pen.fillStyle = '#ffe9a8';
  pen.fillText(title, 0, -34);
  pen.font = font(30);
  const wide = pen.measureText(text).width;
  golden(pen, text, Math.min(30, (30 * 190) / Math.max(1, wide)));
}
