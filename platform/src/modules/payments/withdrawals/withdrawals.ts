import { partOf } from '@portal/shared/contract/money/money-parts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { newId } from '../../../kernel/database/ids.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { InboxModule } from '../../inbox/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { BankAccounts } from '../bank-accounts/bank-accounts.ts';
import type { PaymentSettings } from '../payments.settings.ts';
import { autoReceive } from './answers/auto-receive.ts';
import { withdrawalAnswers } from './answers/withdrawal-answers.ts';
import { createWithdrawalProofs } from './answers/withdrawal-proofs.ts';
import { changeWithdrawal, saveWithdrawal } from './change-withdrawal.ts';
import type { WithdrawableMoney } from './withdrawable.ts';
import { mayAct } from './withdrawal.rules.ts';
import { withdrawalDecisions } from './withdrawal-decisions.ts';
import { withdrawalObstacles } from './withdrawal-obstacles.ts';
import { type Withdrawal, withdrawalRows } from './withdrawal-rows.ts';

interface Application {
  memberId: string;
  bankAccountId: string;
  amountMinor: bigint;
  /** Client-reported releases. */
  release: string;
}

interface WithdrawalsDeps {
  settings: PaymentSettings;
  wallet: Wallet;
  bankAccounts: BankAccounts;
  withdrawable: WithdrawableMoney;
  inbox: Pick<InboxModule, 'notify'>;
  member: Pick<MemberModule, 'byId'>;
}

/** Withdrawals (docs/product.md 4 and 9). */
export function createWithdrawals(kernel: Kernel, given: WithdrawalsDeps) {
  const { settings, wallet, bankAccounts, withdrawable, inbox, member } = given;
  const rows = withdrawalRows(kernel.database);
  const deps = { kernel, wallet, rows, inbox };
  const proofs = createWithdrawalProofs(kernel);
  autoReceive(deps);
  const obstacles = withdrawalObstacles({ kernel, settings, wallet, withdrawable, rows, member });
  return {
    byId: rows.byId,
    page: rows.page,
    /**
     * Returns the id of the withdrawal that an operator names by id or reference.
     * @throws Refusal `not_found`
     */
    async idOf(named: string): Promise<string> {
      const id = await rows.idOf(named);
      if (id === undefined) throw new Refusal('not_found');
      return id;
    },
    /**
     * Returns the owner.
     * @throws Refusal `not_found`
     */
    async memberOf(id: string): Promise<string> {
      const found = await rows.byId(id);
      if (!found) throw new Refusal('not_found');
      return found.memberId;
    },
    events: rows.events,
    obstacles,
    /**
     * Holds the amount and writes the row, in the transaction that locks the member.
     * @throws Refusal `not_found` for the bank account, the refusals of `obstacles`, `insufficient_balance`
     */
    async apply({ memberId, bankAccountId, amountMinor, release }: Application): Promise<Withdrawal> {
      const account = await bankAccounts.own(memberId, bankAccountId);
      if (!account) throw new Refusal('not_found');
      await obstacles.assertAmount(amountMinor);
      const money = await withdrawable.hold(memberId);
      const [obstacle] = await obstacles.all(memberId, money);
      if (obstacle) throw obstacle;
      obstacles.assertFree(amountMinor, money);
      const feeMinor = partOf(amountMinor, await settings.get('withdrawal.feeBasisPoints'));
      const now = kernel.clock.now();
      const minutes = (await settings.get('withdrawal.promisedMinutes'))[account.bank.kind];
      const expectedBy = new Date(now.getTime() + minutes * 60_000);
      const reference = await rows.freshReference(now, await settings.get('timeZone'));
      const begun = { id: newId(), state: 'applied', version: 1, appliedAt: now, changedAt: now } as const;
      const asked = { memberId, bankAccountId, amountMinor, feeMinor, release };
      const withdrawal: Withdrawal = { ...begun, ...asked, reference, expectedBy, parts: [] };
      await saveWithdrawal(deps, 'apply', withdrawal, { main: amountMinor, hold: 0n, payouts: 0n, fees: 0n });
      return withdrawal;
    },
    proofs,
    answers: withdrawalAnswers(deps, proofs),
    /**
     * Stores a picture for a report that could be made now.
     * @throws Refusal `not_found`, `withdrawal_state`, as `keep`
     */
    async addProof(memberId: string, id: string, base64: string): Promise<string> {
      const found = await rows.byId(id);
      if (found?.memberId !== memberId) throw new Refusal('not_found');
      const mayReport = mayAct('report', found.state) && found.parts.some(({ state }) => state === 'paid');
      if (!mayReport) throw new Refusal('withdrawal_state');
      return proofs.keep(id, base64);
    },
    /** Starts the review: the owner can no longer cancel. */
    review: (id: string) => changeWithdrawal(deps, { id, act: 'review' }),
    /** The acts that need two operators; run when a request is decided. */
    decided: withdrawalDecisions(deps, settings),
    cancel: (memberId: string, id: string) => changeWithdrawal(deps, { id, memberId, act: 'cancel' }),
  };
}

export type Withdrawals = ReturnType<typeof createWithdrawals>;
