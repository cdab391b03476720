import { escaped } from '../dom/markup.ts';

/** A gold coin of the hold games with what it is worth on it; without a text the coin of the reels. */
export function coinPicture(text = ''): string {
  return `<svg viewBox="0 0 100 100" aria-hidden="true">${coinDrawing(text)}</svg>`;
}

export function coinDrawing(text = ''): string {
  const milled = Array.from(
    { length: 24 },
    (_, i) => `<path d="M49 5h2v6h-2z" transform="rotate(${i * 15} 50 50)" fill="#8a5a0a"/>`,
  ).join('');
  const size = text.length > 4 ? 22 : text.length > 3 ? 26 : 32;
  const middle = text
    ? `<text x="50" y="${50 + size * 0.35}" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="900" font-size="${size}" fill="#5a2d05" stroke="#fff3b0" stroke-width="4" paint-order="stroke">${escaped(text)}</text>`
    : '<path d="m50 24 7.6 16 17.4 2.3-12.8 12.1 3.2 17.3L50 63.2l-15.400 8.5 3.2-17.3L25 42.300 42.400 40z" fill="#fff3b0" stroke="#8a5a0a" stroke-width="2.5"/>';
  return `<circle cx="50" cy="53" r="45" fill="#5a2d05"/><circle cx="50" cy="50" r="45" fill="url(#g-gold)" stroke="#8a5a0a" stroke-width="2"/>${milled}<circle cx="50" cy="50" r="35" fill="none" stroke="#8a5a0a" stroke-width="2.5"/><path d="M20 40C24 26 36 17 48 16" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".75" fill="none"/>${middle}`;
}
