import type { Kernel } from '../../kernel/kernel.ts';
import { bindFirst } from '../../kernel/module.ts';
import { type AccountRef, accountId, memberAccount } from './accounts.rules.ts';
import { balanceOf, mainBalances, vendorWallets } from './balances.ts';
import { checkLedger } from './check-ledger.ts';
import { adjustWallet } from './postings/adjust.ts';
import { creditWallet, repaidBy } from './postings/credit-wallet.ts';
import { creditWallets } from './postings/credit-wallets.ts';
import { importHistory } from './postings/import-history.ts';
import { openAccounts, type Posting, postTransfer } from './postings/ledger.ts';
import { lockBalances } from './postings/lock-balances.ts';
import { lockPool, payOutPool } from './postings/pay-out-pool.ts';
import { postAll, postMany } from './postings/post-many.ts';
import { accountRecord, allMovements, countMovements } from './records/account-record.ts';
import { legsBetween } from './records/legs-between.ts';
import { legsOf } from './records/legs-of.ts';
import { postedSince } from './records/posted-since.ts';
import { sentToUpline } from './records/sent-to-upline.ts';
import { movementsOf, playSums } from './records/vendor-sums.ts';

export {
  type AccountRef,
  accountId,
  type HouseAccount,
  houseAccount,
  houseStripes,
  type Leg,
  type MemberAccount,
  memberAccount,
  type Unit,
} from './accounts.rules.ts';
export { atAmountField } from './amount-field.ts';
export type { LedgerCheck } from './check-ledger.ts';
export { anyStripe, type Posted, type Posting } from './postings/ledger.ts';
export type { BatchOutcome } from './postings/post-many.ts';
export type { AccountTime, RecordLine } from './records/account-record.ts';
export type { SourcedLeg } from './records/legs-between.ts';
export type { LedgerLeg } from './records/legs-of.ts';
export { uplineSource } from './records/sent-to-upline.ts';
export { groupOf } from './records/transaction-groups.rules.ts';
export type { WalletSettingValues } from './wallet.settings.ts';

/** Source and reference that identify the movement, as in Posting. */
interface Movement {
  source: string;
  reference: string;
}

/**
 * The double-entry ledger: every movement of money and points goes through here (docs/architecture.md 5), but for bets
 * and wins, which games/bets posts by SQL functions of its own (platform/database/functions/bets.sql).
 */
export function createWalletModule(kernel: Kernel) {
  return {
    /** Opens wallet and points of a new member; other accounts open on first use. Idempotent. */
    openPlayerAccounts: (memberId: string) =>
      openAccounts(kernel, [memberAccount(memberId), memberAccount(memberId, 'points')]),
    /**
     * Posts one movement, in the caller's transaction if any.
     * @throws Refusal `insufficient_balance`, `transaction_conflict`
     */
    post: (posting: Posting, stripe?: number) => postTransfer(kernel, posting, undefined, stripe),
    /** Moves an amount from the wallet to the hold. */
    hold: (memberId: string, amount: bigint, movement: Movement) =>
      postTransfer(kernel, {
        ...movement,
        kind: 'hold',
        legs: between(memberAccount(memberId), memberAccount(memberId, 'hold'), amount),
      }),
    /** Moves an amount from the hold back to the wallet. */
    release: (memberId: string, amount: bigint, movement: Movement) =>
      postTransfer(kernel, {
        ...movement,
        kind: 'release',
        legs: between(memberAccount(memberId, 'hold'), memberAccount(memberId), amount),
      }),
    /**
     * Locks balances until the transaction ends; returned in the order of the accounts, 0 for one that is not open. A
     * house account to be posted to afterwards is locked with them, by its stripe.
     */
    async lockBalances(accounts: readonly AccountRef[], stripe = 0): Promise<bigint[]> {
      const ids = accounts.map((account) => accountId(account, stripe));
      const balances = await lockBalances(kernel, ids);
      return ids.map((id) => balances.get(id) ?? 0n);
    },
    /** True when the member owes something: withdrawals are blocked until it is paid. */
    isInDebt: async (memberId: string) => (await balanceOf(kernel, memberAccount(memberId, 'receivable'))) < 0n,
    ...bindFirst(kernel, {
      /** Opens accounts before first use; all stripes of a house account. Idempotent. */
      openAccounts,
      postMany,
      /** Posts like postMany, all or none. */
      postAll,
      /** Posts past movements in bulk; see import-history.ts. */
      importHistory,
      /** Posts a correction that is never refused: what the wallet cannot pay is owed. */
      adjust: adjustWallet,
      /** Credits a member's wallet, paying debt first. */
      credit: creditWallet,
      /** Credits many wallets like `credit`; see credit-wallets.ts. */
      creditMany: creditWallets,
      /** Returns how much of a `credit` movement repaid the member's debt; it cannot be played with. */
      repaidBy,
      /** Locks a house account until the caller's transaction ends. */
      lockPool,
      /** Pays the whole of a locked pool to a member, in the transaction that locks it. */
      payOutPool,
      /** Whole minor units, or points. */
      balanceOf,
      mainBalances,
      vendorWallets,
      /** Lists when movements of a source were posted since a moment. */
      postedSince,
      sentToUpline,
      accountRecord,
      allMovements,
      countMovements,
      movementsOf,
      playSums,
      legsOf,
      legsBetween,
      checkLedger,
    }),
  };
}

export type Wallet = ReturnType<typeof createWalletModule>;

/** Makes the two legs that move `amount` from one account to another. */
export function between(from: AccountRef, to: AccountRef, amount: bigint) {
  return [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
}
