import { cardFace } from '../../boards/cards/card-picture.ts';
import type { PvpSession } from '../pvp-api.ts';

const suits = [
  'M50 8C60 28 75 45 90 58 75 70 60 85 50 96 40 85 25 70 10 58 25 45 40 28 50 8z',
  'M50 92C35 72 5 52 5 28a22 22 0 0 1 45-8 22 22 0 0 1 45 8c0 24-30 44-45 64z',
  'M50 6c14 24 42 38 42 60a21 21 0 0 1-36 14q2 10 12 16H32q10-6 12-16A21 21 0 0 1 8 66C8 44 36 30 50 6z',
];

/** Returns the suit that marks the room at this place of the list. */
export const suitIcon = (index: number) =>
  `<svg viewBox="0 0 100 100" aria-hidden="true"><path d="${suits[index % suits.length]}" fill="#fff"/></svg>`;

/** Draws a fanned hand of the game. */
export function lobbyArt(ruleSet: PvpSession['ruleSet']): string {
  const cards = ruleSet === 'thirteen' ? [41, 2, 15, 28, 27] : [48, 49, 50, 51, 39];
  const fan = cards.map((card, i) => {
    const turn = (i - 2) * 13;
    const face = cardFace(card).replace('<svg ', '<svg width="100" height="140" x="-50" y="-190" ');
    return `<g transform="translate(200 215) rotate(${turn})">${face}</g>`;
  });
  return `<svg viewBox="40 10 320 170" aria-hidden="true">${fan.join('')}</svg>`;
}
