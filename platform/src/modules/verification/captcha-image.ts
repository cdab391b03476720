import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

// A server without system fonts would draw an empty picture, so the font is bundled.
const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-700-normal.woff2',
);
GlobalFonts.register(readFileSync(fontFile), 'Captcha');

// Without 0/O, 1/I/L, 5/S, 8/B, which look alike.
const letters = 'ACDEFHJKMNPRTUVWXYZ234679';
const captchaLength = 5;
const width = 160;
const height = 56;

export function newCaptchaText(): string {
  return Array.from({ length: captchaLength }, () => letters[randomInt(letters.length)]).join('');
}

const between = (low: number, high: number) => randomInt(low, high + 1);
const ink = () => `hsl(${between(0, 359)} 55% ${between(25, 42)}%)`;

/** Draws the text as PNG with rotated letters, crossing lines and specks; base64 without a data prefix. */
export function drawCaptcha(text: string): string {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f3f4ee';
  context.fillRect(0, 0, width, height);
  for (let index = 0; index < 6; index += 1) {
    context.strokeStyle = ink();
    context.lineWidth = 1.4;
    context.beginPath();
    context.moveTo(0, between(0, height));
    context.bezierCurveTo(50, between(0, height), 110, between(0, height), width, between(0, height));
    context.stroke();
  }
  const step = (width - 24) / text.length;
  for (const [index, letter] of [...text].entries()) {
    context.save();
    context.translate(12 + step * (index + 0.5), height / 2 + between(-4, 4));
    context.rotate(between(-24, 24) * (Math.PI / 180));
    context.font = `bold ${between(28, 34)}px Captcha`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = ink();
    context.fillText(letter, 0, 0);
    context.restore();
  }
  for (let index = 0; index < 60; index += 1) {
    context.fillStyle = ink();
    context.fillRect(between(0, width), between(0, height), 1, 1);
  }
  return canvas.toBuffer('image/png').toString('base64');
}
