import { rankOf, rankSigns, suitOf } from '@portal/engines/cards/cards.rules';
import { cardWords } from '../../texts/card-words.ts';
import { t } from '../texts/translate.ts';
import { courtPicture } from './court-picture.ts';

/** Suits on a square of 20 around the origin: clubs, diamonds, hearts, spades. */
const suitPaths = [
  'M0-9a4.6 4.6 0 0 1 4 7A4.6 4.6 0 1 1 1.4 3.6Q1.6 7 4 9h-8Q-1.6 7-1.4 3.6A4.6 4.6 0 1 1-4-2a4.6 4.6 0 0 1 4-7z',
  'M0-10C2-6 5-2.5 8 0 5 2.5 2 6 0 10-2 6-5 2.5-8 0-5-2.5-2-6 0-10z',
  'M0 9C-3 5-9 1-9-4a4.8 4.8 0 0 1 9-2.4A4.8 4.8 0 0 1 9-4C9 1 3 5 0 9z',
  'M0-10C3-5 9-2 9 3a4.5 4.5 0 0 1-7.6 2.4Q1.8 8 4 10h-8q2.2-2 2.6-4.6A4.5 4.5 0 0 1-9 3C-9-2-3-5 0-10z',
] as const;

const inkOf = (suit: number) => (suit === 1 || suit === 2 ? '#c4162a' : '#1a1d3a');

/** Where the pips of two to ten stand, on a card of 100 by 140. */
const left = 37;
const right = 63;
const pips: Readonly<Record<number, readonly [number, number][]>> = {
  2: [
    [50, 36],
    [50, 104],
  ],
  3: [
    [50, 36],
    [50, 70],
    [50, 104],
  ],
  4: [
    [left, 36],
    [right, 36],
    [left, 104],
    [right, 104],
  ],
  5: [
    [left, 36],
    [right, 36],
    [50, 70],
    [left, 104],
    [right, 104],
  ],
  6: [
    [left, 36],
    [right, 36],
    [left, 70],
    [right, 70],
    [left, 104],
    [right, 104],
  ],
  7: [
    [left, 36],
    [right, 36],
    [50, 53],
    [left, 70],
    [right, 70],
    [left, 104],
    [right, 104],
  ],
  8: [
    [left, 36],
    [right, 36],
    [50, 53],
    [left, 70],
    [right, 70],
    [50, 87],
    [left, 104],
    [right, 104],
  ],
  9: [
    [left, 34],
    [right, 34],
    [left, 58],
    [right, 58],
    [50, 70],
    [left, 82],
    [right, 82],
    [left, 106],
    [right, 106],
  ],
  10: [
    [left, 34],
    [right, 34],
    [50, 46],
    [left, 58],
    [right, 58],
    [left, 82],
    [right, 82],
    [50, 94],
    [left, 106],
    [right, 106],
  ],
};

function pip(suit: number, x: number, y: number, size: number): string {
  const turn = y > 70 ? ' rotate(180)' : '';
  return `<path transform="translate(${x} ${y}) scale(${size})${turn}" d="${suitPaths[suit]}" fill="${inkOf(suit)}"/>`;
}

function corner(card: number): string {
  const suit = suitOf(card);
  const sign = rankSigns[rankOf(card)] ?? '';
  const squeeze = sign === '10' ? ' textLength="17" lengthAdjust="spacingAndGlyphs"' : '';
  return `<text x="13" y="23" text-anchor="middle" font-size="22" font-weight="800" fill="${inkOf(suit)}"${squeeze}>${sign}</text>${pip(suit, 13, 35, 0.78)}`;
}

function middle(card: number): string {
  const suit = suitOf(card);
  const rank = rankOf(card);
  if (rank === 0) return `<circle cx="50" cy="70" r="32" fill="#f6ead2"/>${pip(suit, 50, 70, 2.5)}`;
  if (rank >= 10) return courtPicture(rank, inkOf(suit), pip(suit, 33, 24, 0.72));
  return (pips[rank + 1] ?? []).map(([x, y]) => pip(suit, x, y, rank >= 8 ? 0.78 : 0.92)).join('');
}

const ground = '<rect x="1" y="1" width="98" height="138" rx="9" fill="#fffdf6" stroke="#cdbf9f" stroke-width="1.5"/>';

/** The face of a card, 5 to 7. */
export function cardFace(card: number): string {
  const both = corner(card);
  return `<svg viewBox="0 0 100 140" role="img" aria-label="${cardWords(card)}">${ground}${middle(card)}${both}<g transform="rotate(180 50 70)">${both}</g></svg>`;
}

/** The back of all cards: paper lanterns over water. */
export function cardBack(): string {
  const scales = [0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) => {
      const x = 14 + column * 18 + (row % 2) * 9;
      const y = 20 + row * 17;
      return `<path d="M${x - 9} ${y}a9 9 0 0 1 18 0M${x - 5} ${y}a5 5 0 0 1 10 0" fill="none" stroke="#ffd36b" stroke-opacity=".38" stroke-width="1.4"/>`;
    }),
  );
  const lantern =
    '<circle cx="50" cy="70" r="25" fill="#1d1f57" stroke="url(#g-gold)" stroke-width="2"/><path d="M50 49v6M50 86v7" stroke="#ffd36b" stroke-width="2"/><ellipse cx="50" cy="70" rx="15" ry="14" fill="url(#g-ember)"/><path d="M50 56c-6 5-6 23 0 28m0-28c6 5 6 23 0 28" stroke="#fff0c2" stroke-opacity=".7" fill="none"/><path d="M43 56h14M43 84h14" stroke="url(#g-gold)" stroke-width="3" stroke-linecap="round"/>';
  return `<svg viewBox="0 0 100 140" role="img" aria-label="${t('card.back')}">${ground}<rect x="6" y="6" width="88" height="128" rx="6" fill="#23266b" stroke="#ffd36b" stroke-width="1.5"/><clipPath id="card-back"><rect x="8" y="8" width="84" height="124" rx="5"/></clipPath><g clip-path="url(#card-back)">${scales.join('')}</g>${lantern}</svg>`;
}
