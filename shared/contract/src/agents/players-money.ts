import * as v from 'valibot';
import { amountText } from '../amounts.ts';

/** What players won, were given, paid in and drew out, beside their stakes. */
export const playersMoney = {
  win: amountText,
  bonus: amountText,
  rebate: amountText,
  deposit: amountText,
  withdrawal: amountText,
  /** Of the players: win + bonus + rebate less stakes; below zero when they lost. */
  profitLoss: amountText,
  rounds: v.number(),
};
