import { round } from './shapes.ts';

/** Two hues and the position of the light in a 300 x 400 picture. */
export type Light = { paper: number; tone: number; x: number; y: number };

export function colour(lightness: number, chroma: number, hue: number): string {
  return `oklch(${lightness}% ${chroma} ${round(hue)})`;
}

export function ramp(id: string, stops: [number, string][], how = 'x1="0" y1="0" x2=".3" y2="1"'): string {
  return `<linearGradient id="${id}" ${how}>${stops.map(([at, fill]) => `<stop offset="${at}" stop-color="${fill}"/>`).join('')}</linearGradient>`;
}

/** The palette: every fill of `shapes.ts`, mixed for this picture. */
export function pots({ paper, tone, x, y }: Light): string {
  const second = tone + 175;
  return (
    '<defs>' +
    `<radialGradient id="b" gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}" r="300"><stop offset="0" stop-color="${colour(95, 0.07, tone + 30)}"/><stop offset=".22" stop-color="${colour(82, 0.13, paper + 24)}"/><stop offset=".6" stop-color="${colour(52, 0.16, paper)}"/><stop offset="1" stop-color="${colour(26, 0.1, paper - 14)}"/></radialGradient>` +
    ramp('m', [
      [0, colour(86, 0.14, tone + 14)],
      [0.45, colour(66, 0.19, tone)],
      [1, colour(42, 0.15, tone - 14)],
    ]) +
    ramp('k', [
      [0, colour(88, 0.12, second + 12)],
      [0.5, colour(66, 0.16, second)],
      [1, colour(42, 0.13, second - 10)],
    ]) +
    ramp('g', [
      [0, '#fff1b8'],
      [0.4, '#ffc94d'],
      [0.75, '#d07f14'],
      [1, '#ffdf8a'],
    ]) +
    ramp('w', [
      [0, '#ffffff'],
      [1, colour(86, 0.05, tone + 10)],
    ]) +
    ramp('d', [
      [0, colour(36, 0.1, paper)],
      [1, colour(20, 0.07, paper)],
    ]) +
    '<radialGradient id="s" cx=".34" cy=".26" r=".7"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".45" stop-color="#fff" stop-opacity=".08"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></radialGradient>' +
    '<radialGradient id="q"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>' +
    '<radialGradient id="h"><stop offset="0" stop-color="#fffbe0"/><stop offset=".35" stop-color="#ffe08a" stop-opacity=".75"/><stop offset="1" stop-color="#ffb84d" stop-opacity="0"/></radialGradient>' +
    '<filter id="f" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="6" stdDeviation="6" flood-color="#0a0620" flood-opacity=".5"/></filter>' +
    '</defs>'
  );
}
