import { getBet } from '../games/get-bet.ts';
import { exportProfit, getProfit } from '../games/get-profit.ts';
import { exportBets } from '../games/list-bets.ts';
import { exportTransactions } from '../wallet/list-transactions.ts';

/** Calls of records and their files, beside the lists of bets and transactions. */
export const recordCalls = { getBet, getProfit, exportProfit, exportBets, exportTransactions };
