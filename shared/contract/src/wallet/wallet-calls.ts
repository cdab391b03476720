import { collectWallets } from './collect-wallets.ts';
import { getBalance } from './get-balance.ts';
import { getMerchantWallets } from './get-merchant-wallets.ts';
import { listTransactions } from './list-transactions.ts';
import { payDebt } from './pay-debt.ts';
import { walletTransfer } from './transfer.ts';
import { getUplineTerms, transferToUpline } from './transfer-upline.ts';

/** Calls about the wallets of a member, for all-calls.ts. */
export const walletCalls = {
  getBalance,
  getMerchantWallets,
  walletTransfer,
  collectWallets,
  listTransactions,
  payDebt,
  getUplineTerms,
  transferToUpline,
};
