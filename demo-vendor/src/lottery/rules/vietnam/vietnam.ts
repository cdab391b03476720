import { type BoardLayout, countOf, drawBoard, layoutOf, numbersOf, tailsOf } from '../board.ts';
import { defineKind } from '../define-kind.ts';
import type { LotteryKindCode } from '../lottery-kind.ts';
import { hitIf, onlyNumber, type Play, paying, pick } from '../play.ts';
import { northOdds, type Pays, provinceOdds, type RegionOdds } from './region-odds.ts';
import { specialPlays } from './special-prize.ts';

/** The board of the north: 27 numbers. */
const northLayout = layoutOf(
  [5, { DB: 1, G1: 1, G2: 2, G3: 6 }],
  [4, { G4: 4, G5: 6 }],
  [3, { G6: 3 }],
  [2, { G7: 4 }],
);

const rules = {
  G7: 'Pays for each of the four seventh-prize numbers that is yours.',
  G8: 'Wins when the number of the eighth prize is yours.',
} as const;

const names = { 2: 'Xiên 2', 3: 'Xiên 3', 4: 'Xiên 4' } as const;

const words = { 2: 'two', 3: 'three', 4: 'four' } as const;

/** Lotteries with the boards of the three regions; centre and south have the same board and plays. */
export const vietnamNorth = region('vn-north', northLayout, northOdds, 'G7');

/** The board of the provinces of the centre and the south: 18 numbers. */
const provinceLayout = layoutOf(
  [6, { DB: 1 }],
  [5, { G1: 1, G2: 1, G3: 2, G4: 7 }],
  [4, { G5: 1, G6: 3 }],
  [3, { G7: 1 }],
  [2, { G8: 1 }],
);
export const vietnamCentral = region('vn-central', provinceLayout, provinceOdds, 'G8');
export const vietnamSouth = region('vn-south', provinceLayout, provinceOdds, 'G8');

function region(code: LotteryKindCode, layout: BoardLayout, odds: RegionOdds, headPrize: 'G7' | 'G8') {
  const plays = [...lots(odds.lots), ...specialPlays, head(headPrize, odds.head), ...combinations(odds.combinations)];
  return defineKind({ code, plays, draw: (draw) => drawBoard(layout, draw) });
}

/** Makes bets on the last digits of every number of the board; a number that appears several times pays each time. */
function lots(odds: RegionOdds['lots']): readonly Play[] {
  return ([2, 3, 4] as const).map((length) => ({
    type: {
      code: `${length}D`,
      name: `Lot ${length}D`,
      rule: `Choose ${length} digits. Pays for each number of the whole board that ends with them; shorter numbers do not count.`,
      ...pick(1, length),
      odds: paying({ 'Each hit': odds[length].pays }),
      returns: odds[length].returns,
    },
    hits: (numbers, drawn) => [{ won: 'Each hit', times: countOf(tailsOf(drawn, length), onlyNumber(numbers)) }],
  }));
}

/** Makes the bet on the prize of two digits: four numbers of G7 in the north, the one of G8 elsewhere. */
function head(prize: 'G7' | 'G8', { pays, returns }: Pays): Play {
  return {
    type: {
      code: 'HEAD_2D',
      name: 'Head 2D',
      rule: rules[prize],
      ...pick(1, 2),
      odds: paying({ 'Each hit': pays }),
      returns,
    },
    hits: (line, drawn) => [{ won: 'Each hit', times: countOf(numbersOf(drawn, prize), onlyNumber(line)) }],
  };
}

/** Bets on several different 2D numbers that must all be on the board; how often makes no difference. */
function combinations(odds: RegionOdds['combinations']): readonly Play[] {
  return ([2, 3, 4] as const).map((count) => ({
    type: {
      code: `XIEN${count}`,
      name: names[count],
      rule: `Choose ${words[count]} different numbers of two digits. Wins once when each of them ends a number of the board.`,
      ...pick(count, 2),
      odds: paying({ 'All numbers': odds[count].pays }),
      returns: odds[count].returns,
    },
    hits(numbers, drawn) {
      const tails = new Set(tailsOf(drawn, 2));
      return hitIf(
        numbers.every((number) => tails.has(number)),
        'All numbers',
      );
    },
  }));
}
