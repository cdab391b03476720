import { icons } from './icons.ts';
import { skinOf } from './skins.ts';

/** Draws the scene behind the cabinet from the theme's light and the game's seed, so that games differ. */
export function backdrop(theme: string, seed: number): string {
  const skin = skinOf(theme);
  let state = seed || 1;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const lights = Array.from({ length: 26 }, () => {
    const radius = 2 + random() * 9;
    return `<circle cx="${Math.round(random() * 1600)}" cy="${Math.round(random() * 620)}" r="${radius.toFixed(1)}" fill="${skin.glow}" opacity="${(0.08 + random() * 0.35).toFixed(2)}"/>`;
  });
  const sunX = Math.round(500 + random() * 600);
  const hills = [0.72, 0.8, 0.89].map((height, layer) => hill(height * 900, random, layer));
  const ornaments = Array.from({ length: 5 }, (_, i) => {
    const size = 90 + random() * 130;
    const x = Math.round((i + random() * 0.6) * 330 - 40);
    const y = Math.round(60 + random() * 330);
    return `<g transform="translate(${x} ${y}) scale(${(size / 100).toFixed(2)}) rotate(${Math.round(random() * 30 - 15)})" opacity=".16">${icons[skin.high[i % 3] ?? 'star'] ?? ''}</g>`;
  });
  return `<svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${skin.sky[0]}"/><stop offset=".6" stop-color="${skin.sky[1]}"/><stop offset="1" stop-color="${skin.sky[2]}"/></linearGradient><radialGradient id="sun"><stop offset="0" stop-color="${skin.glow}" stop-opacity=".85"/><stop offset=".25" stop-color="${skin.glow}" stop-opacity=".35"/><stop offset="1" stop-color="${skin.glow}" stop-opacity="0"/></radialGradient></defs><rect width="1600" height="900" fill="url(#sky)"/><circle cx="${sunX}" cy="470" r="620" fill="url(#sun)"/>${ornaments.join('')}${lights.join('')}${hills.map((path, i) => `<path d="${path}" fill="${skin.cabinet[1]}" opacity="${[0.35, 0.6, 0.92][i]}"/>`).join('')}</svg>`;
}

function hill(base: number, random: () => number, layer: number): string {
  const points = Array.from({ length: 9 }, (_, i) => `${i * 200} ${Math.round(base - random() * (130 - layer * 30))}`);
  return `M0 900V${Math.round(base)}L${points.map((point, i) => (i === 0 ? point : `${point}`)).join(' ')} 1600 900z`.replace(
    /L(\S+ \S+) (.*) 1600 900z/,
    (_all, first: string, coordinates: string) => curve(first, coordinates),
  );
}

function curve(first: string, coordinates: string): string {
  const numbers = coordinates.split(' ').map(Number);
  let path = `L${first}`;
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const x = numbers[i] ?? 0;
    path += `S${x - 90} ${numbers[i + 1]} ${x} ${numbers[i + 1]}`;
  }
  return `${path}V900z`;
}
