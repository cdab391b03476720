import { rankSigns } from '@portal/engines/cards/cards.rules';

const suitSigns = ['c', 'd', 'h', 's'];

/** Parses cards by their short names: "3s 10d Ah 2c". */
export function cardsOf(text: string): number[] {
  return text.split(' ').map((name) => {
    const rank = [...rankSigns].map(String).indexOf(name.slice(0, -1));
    const suit = suitSigns.indexOf(name.slice(-1));
    if (rank < 0 || suit < 0) throw new Error(`${name} is no card`);
    return suit * 13 + rank;
  });
}
