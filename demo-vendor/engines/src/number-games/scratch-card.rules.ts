import { type Draw, type Engine, type Outcome, stakeMultiple } from '../engine.ts';

/** Printed cards out of 10,000 and their prize in whole stakes; the rest win nothing. */
export const scratchPrizes = [
  { symbol: 0, cards: 1100, stakes: 1 },
  { symbol: 1, cards: 900, stakes: 2 },
  { symbol: 2, cards: 400, stakes: 5 },
  { symbol: 3, cards: 150, stakes: 10 },
  { symbol: 4, cards: 40, stakes: 25 },
  { symbol: 5, cards: 12, stakes: 100 },
  { symbol: 6, cards: 2, stakes: 500 },
];
const cardsPrinted = 10_000;
const symbols = 8;

function shuffled(cells: number[], draw: Draw): number[] {
  const result = [...cells];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [result[last], result[other]] = [result[other] ?? 0, result[last] ?? 0];
  }
  return result;
}

/** Nine fields: three of the prize symbol on a winning card, at most two of any on a losing one. */
export function printCard(prizeSymbol: number | null, draw: Draw): number[] {
  const others = Array.from({ length: symbols }, (_, symbol) => symbol).filter((symbol) => symbol !== prizeSymbol);
  const pairs = shuffled([...others, ...others], draw);
  const prize = prizeSymbol === null ? [] : [prizeSymbol, prizeSymbol, prizeSymbol];
  return shuffled([...prize, ...pairs.slice(0, 9 - prize.length)], draw);
}

function drawCard(draw: Draw): Outcome {
  let ticket = draw(cardsPrinted);
  for (const prize of scratchPrizes) {
    ticket -= prize.cards;
    if (ticket < 0) {
      return {
        units: prize.stakes,
        view: { kind: 'scratch', cells: printCard(prize.symbol, draw), prizeSymbol: prize.symbol },
      };
    }
  }
  return { units: 0, view: { kind: 'scratch', cells: printCard(null, draw), prizeSymbol: null } };
}

export const scratchCard: Engine = {
  id: 'scratch-card',
  title: 'Scratch card',
  denominator: 1,
  returnPercent: 100 * (scratchPrizes.reduce((sum, prize) => sum + prize.cards * prize.stakes, 0) / cardsPrinted),
  returnBasis: 'exact',
  reels: 3,
  rows: 3,
  lines: 1,
  choices: [],
  rules: ['Nine fields. Three of a kind win that symbol’s prize. Of 10,000 cards, 2,604 win.'],
  paytable: scratchPrizes
    .map((prize) => ({ label: '3 of a kind', symbol: prize.symbol, pays: stakeMultiple(prize.stakes, 1) }))
    .reverse(),
  draw: drawCard,
};
