import * as v from 'valibot';
import { amountText } from '../money/amounts.ts';

/** What players won, received, deposited and withdrew, beside their stakes. */
export const playersMoney = {
  win: amountText,
  bonus: amountText,
  rebate: amountText,
  deposit: amountText,
  withdrawal: amountText,
  /** Players' win + bonus + rebate minus stakes; negative when they lost. */
  profitLoss: amountText,
  rounds: v.number(),
};
