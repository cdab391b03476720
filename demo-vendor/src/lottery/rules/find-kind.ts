import { fiveDigits } from './five-digits/five-digits.ts';
import { fourD } from './four-d/four-d.ts';
import { starTicket } from './instant/star-ticket.ts';
import { waveTicket } from './instant/wave-ticket.ts';
import type { LotteryKind, LotteryKindCode } from './lottery-kind.ts';
import { thai } from './thai/thai.ts';
import { threeDice } from './three-dice/three-dice.ts';
import { vietnamCentral, vietnamNorth, vietnamSouth } from './vietnam/vietnam.ts';

const kinds: Readonly<Record<LotteryKindCode, LotteryKind>> = {
  'vn-north': vietnamNorth,
  'vn-central': vietnamCentral,
  'vn-south': vietnamSouth,
  'five-digits': fiveDigits,
  'three-dice': threeDice,
  thai,
  'four-d': fourD,
  instant: starTicket,
  'instant-wave': waveTicket,
};

/** Returns the rules of a kind of lottery. */
export function findKind(code: LotteryKindCode): LotteryKind {
  return kinds[code];
}

/** All kinds, in the order of their codes. */
export const allKinds: readonly LotteryKind[] = Object.values(kinds);
