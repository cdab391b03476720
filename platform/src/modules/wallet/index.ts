import type { Kernel } from '../../kernel/kernel.ts';
import { type AccountRef, accountId, type HouseAccount, type MemberAccount, memberAccount } from './accounts.rules.ts';
import { balanceOf, mainBalances, vendorWallets } from './balances.ts';
import { checkLedger } from './check-ledger.ts';
import { adjustWallet } from './postings/adjust.ts';
import { creditWallet } from './postings/credit-wallet.ts';
import { creditWallets, type Incoming } from './postings/credit-wallets.ts';
import { importHistory } from './postings/import-history.ts';
import { openAccounts, type Posting, postTransfer } from './postings/ledger.ts';
import { lockBalances } from './postings/lock-balances.ts';
import { type LockedPool, lockPool, payOutPool } from './postings/pay-out-pool.ts';
import { postAll, postMany } from './postings/post-many.ts';
import { repaidBy } from './postings/repaid-by.ts';
import {
  accountRecord,
  allMovements,
  countMovements,
  type RecordFilter,
  type RecordOf,
} from './records/account-record.ts';
import { type LegFilter, legsBetween } from './records/legs-between.ts';
import { legsOf } from './records/legs-of.ts';
import { postedSince } from './records/posted-since.ts';
import { statement } from './records/statement.ts';
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
export type { StatementLine, StatementPage } from './records/statement.ts';
export { groupOf } from './records/transaction-groups.rules.ts';

/** Source and reference that identify the movement, as in Posting. */
interface Movement {
  source: string;
  reference: string;
}

/** The double-entry ledger: every movement of money and points goes through here (docs/architecture.md 5). */
export function createWalletModule(kernel: Kernel) {
  return {
    /** Opens wallet and points of a new member; other accounts open on first use. Idempotent. */
    openPlayerAccounts: (memberId: string) =>
      openAccounts(kernel, [memberAccount(memberId), memberAccount(memberId, 'points')]),
    /** Opens accounts before first use; all stripes of a house account. Idempotent. */
    openAccounts: (accounts: readonly AccountRef[]) => openAccounts(kernel, accounts),
    /**
     * Posts one movement, in the caller's transaction if any.
     * @throws Refusal `insufficient_balance`, `transaction_conflict`
     */
    post: (posting: Posting, stripe?: number) => postTransfer(kernel, posting, undefined, stripe),
    postMany: (postings: readonly Posting[]) => postMany(kernel, postings),
    /** Posts like postMany, all or none. */
    postAll: (postings: readonly Posting[]) => postAll(kernel, postings),
    /** Locks a house account until the caller's transaction ends. */
    lockPool: (account: HouseAccount) => lockPool(kernel, account),
    /** Pays the whole of a locked pool to a member, in the transaction that locks it. */
    payOutPool: (pool: LockedPool, to: MemberAccount, movement: Omit<Posting, 'legs'>) =>
      payOutPool(kernel, pool, to, movement),
    /** Posts past movements in bulk; see import-history.ts. */
    importHistory: (postings: readonly Posting[]) => importHistory(kernel, postings),
    /** Posts a correction that is never refused: what the wallet cannot pay is owed. */
    adjust: (memberId: string, posting: Posting) => adjustWallet(kernel, memberId, posting),
    /** Credits a member's wallet, paying debt first. */
    credit: (memberId: string, posting: Posting) => creditWallet(kernel, memberId, posting),
    /** Credits many wallets like `credit`; see credit-wallets.ts. */
    creditMany: (incoming: readonly Incoming[]) => creditWallets(kernel, incoming),
    /** Returns how much of a `credit` movement repaid the member's debt; it cannot be played with. */
    repaidBy: (memberId: string, movement: Movement) => repaidBy(kernel, memberId, movement),
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
    /** Whole minor units, or points. */
    balanceOf: (account: AccountRef) => balanceOf(kernel, account),
    /**
     * Locks balances until the transaction ends; returned in the order of the accounts, 0 for one that is not open. A
     * house account to be posted to afterwards is locked with them, by its stripe.
     */
    async lockBalances(accounts: readonly AccountRef[], stripe = 0): Promise<bigint[]> {
      const ids = accounts.map((account) => accountId(account, stripe));
      const balances = await lockBalances(kernel, ids);
      return ids.map((id) => balances.get(id) ?? 0n);
    },
    /** Lists when movements of a source were posted since a moment. */
    postedSince: (source: string, since: Date) => postedSince(kernel, source, since),
    mainBalances: (memberIds: readonly string[]) => mainBalances(kernel, memberIds),
    vendorWallets: (memberId: string) => vendorWallets(kernel, memberId),
    /** True when the member owes something: withdrawals are blocked until it is paid. */
    isInDebt: async (memberId: string) => (await balanceOf(kernel, memberAccount(memberId, 'receivable'))) < 0n,
    statement: (account: MemberAccount, pageNo: number, pageSize: number) =>
      statement(kernel, account, pageNo, pageSize),
    accountRecord: (account: RecordOf, query: Parameters<typeof accountRecord>[2]) =>
      accountRecord(kernel, account, query),
    allMovements: (account: RecordOf, filter: RecordFilter) => allMovements(kernel, account, filter),
    countMovements: (account: RecordOf, filter: RecordFilter) => countMovements(kernel, account, filter),
    movementsOf: (source: string, window: { start: Date; end: Date }) => movementsOf(kernel, source, window),
    playSums: (start: Date, end: Date) => playSums(kernel, start, end),
    legsOf: (source: string, references: readonly string[]) => legsOf(kernel, source, references),
    legsBetween: (window: { start: Date; end: Date }, filter: LegFilter) => legsBetween(kernel, window, filter),
    checkLedger: () => checkLedger(kernel),
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
