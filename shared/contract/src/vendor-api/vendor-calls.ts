import { vendorAuthenticate, vendorBalance, vendorBet, vendorRollback, vendorRound, vendorWin } from './calls.ts';
import { vendorCorrectResult, vendorResettle } from './correction-calls.ts';
import { vendorJackpotWin } from './jackpot-calls.ts';
import { vendorResults } from './result-calls.ts';
import { vendorSettle } from './settle-calls.ts';

/** Calls about what a studio asks of the platform, for all-calls.ts. */
export const vendorCalls = {
  vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorWin,
  vendorRollback,
  vendorRound,
  vendorSettle,
  vendorResults,
  vendorCorrectResult,
  vendorResettle,
  vendorJackpotWin,
};
