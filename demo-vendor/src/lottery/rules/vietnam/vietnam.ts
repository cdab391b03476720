import { type BoardLayout, drawBoard } from '../board.ts';
import { defineKind } from '../define-kind.ts';
import type { LotteryKindCode } from '../lottery-kind.ts';
import { combinations } from './combinations.ts';
import { head } from './head.ts';
import { northLayout, provinceLayout } from './layouts.ts';
import { lots } from './lots.ts';
import { northOdds, provinceOdds, type RegionOdds } from './region-odds.ts';
import { specialPlays } from './special-prize.ts';

/** Lotteries with the boards of the three regions; centre and south have the same board and plays. */
export const vietnamNorth = region('vn-north', northLayout, northOdds, 'G7');
export const vietnamCentral = region('vn-central', provinceLayout, provinceOdds, 'G8');
export const vietnamSouth = region('vn-south', provinceLayout, provinceOdds, 'G8');

function region(code: LotteryKindCode, layout: BoardLayout, odds: RegionOdds, headPrize: 'G7' | 'G8') {
  const plays = [...lots(odds.lots), ...specialPlays, head(headPrize, odds.head), ...combinations(odds.combinations)];
  return defineKind({ code, plays, draw: (draw) => drawBoard(layout, draw) });
}
