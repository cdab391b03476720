import { getBet } from '../games/get-bet.ts';
import { exportProfit, getProfit } from '../games/get-profit.ts';
import { exportBets } from '../games/list-bets.ts';
import { findDispute } from '../operator/dispute-calls.ts';
import { reportCalls } from '../operator/report-calls.ts';
import { exportTransactions } from '../wallet/list-transactions.ts';

/** Calls of records, their files and the operator's reports, beside the lists of bets and transactions. */
export const recordCalls = {
  getBet,
  getProfit,
  exportProfit,
  exportBets,
  exportTransactions,
  findDispute,
  ...reportCalls,
};
