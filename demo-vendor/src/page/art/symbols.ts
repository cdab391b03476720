import { coinDrawing } from './coin-picture.ts';
import { icons } from './icons.ts';
import { jewelDrawing, jewelName } from './jewels.ts';
import { skinOf } from './skins.ts';

const faces = ['10', 'J', 'Q', 'K', 'A'];
const faceFills = ['sapphire', 'jade', 'violet', 'ember', 'ruby'];
const highFrom = faces.length;
const coin = 10;
const crown = 11;
const jewelFrom = 12;

/** How a symbol is called where it cannot be seen. */
export function symbolName(theme: string, symbol: number): string {
  if (symbol < highFrom) return faces[symbol] ?? '';
  if (symbol === 8) return 'wild';
  if (symbol === 9) return 'scatter';
  if (symbol === coin) return 'coin';
  if (symbol === crown) return 'crown';
  if (symbol >= jewelFrom) return jewelName(symbol - jewelFrom);
  return skinOf(theme).high[symbol - highFrom] ?? '';
}

/** SVG of a symbol: five card faces, three pictures of the theme, wild, scatter, coin, crown, and seven jewels. */
export function symbolPicture(theme: string, symbol: number): string {
  return `<svg viewBox="0 0 100 100" aria-hidden="true">${drawing(theme, symbol)}</svg>`;
}

function drawing(theme: string, symbol: number): string {
  if (symbol < highFrom) return face(faces[symbol] ?? '', faceFills[symbol] ?? 'gold');
  if (symbol === 8) return badge('WILD', 'violet', 'gold');
  if (symbol === 9) return scatter();
  if (symbol === coin) return coinDrawing();
  if (symbol === crown) return `<circle cx="50" cy="50" r="48" fill="url(#g-ruby)" opacity=".9"/>${icons.crown ?? ''}`;
  if (symbol >= jewelFrom) return jewelDrawing(symbol - jewelFrom);
  return icons[skinOf(theme).high[symbol - highFrom] ?? 'star'] ?? '';
}

function face(text: string, fill: string): string {
  const size = text.length > 1 ? 62 : 78;
  const shared = `x="50" y="${text.length > 1 ? 72 : 77}" text-anchor="middle" font-family="Georgia, 'Times New Roman', serif" font-weight="700" font-size="${size}"`;
  return `<text ${shared} fill="none" stroke="#2a1630" stroke-width="9" stroke-linejoin="round">${text}</text><text ${shared} fill="url(#g-${fill})" stroke="url(#g-gold)" stroke-width="3.5" paint-order="stroke">${text}</text>`;
}

function badge(text: string, back: string, edge: string): string {
  const rays = Array.from(
    { length: 12 },
    (_, i) => `<path d="M50 50 46 2h8z" transform="rotate(${i * 30} 50 50)" fill="url(#g-${edge})" opacity=".85"/>`,
  );
  return `${rays.join('')}<circle cx="50" cy="50" r="36" fill="url(#g-${back})" stroke="url(#g-${edge})" stroke-width="5"/><path d="M4 38h92l-8 13 8 13H4l8-13z" fill="url(#g-${edge})" stroke="#2a1630" stroke-width="2"/><text x="50" y="59" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="900" font-size="23" fill="#3a1460">${text}</text>`;
}

function scatter(): string {
  return `${badge('BONUS', 'ruby', 'gold').replace('font-size="23"', 'font-size="20"').replace('#3a1460', '#7d0b2a')}<path d="m50 8 5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z" fill="#fff6d5"/>`;
}
