import type { LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';

/** Tickets that are drawn when they are bought: there is no draw to wait for. */
export const isInstant = (kind: LotteryKindCode): boolean => kind.startsWith('instant');

/** Boards in the order of Vietnam, with their heads and tails. */
export const isVietnam = (kind: LotteryKindCode): boolean => kind.startsWith('vn-');
