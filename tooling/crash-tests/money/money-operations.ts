import { newId } from '@portal/platform/kernel/database/ids';
import { signedCallback } from '@portal/platform/modules/payments/testing/fake-provider';
import {
  testPaymentPassword,
  type WithdrawingMember,
} from '@portal/platform/modules/payments/testing/withdrawing-member';
import type { ApiAnswer, ApiClient } from '@portal/platform/testing/api-client';
import { acceptApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import type { Call } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { createDeposit } from '@portal/shared/contract/payments/deposits';
import { applyForWithdrawal, cancelWithdrawal } from '@portal/shared/contract/payments/withdrawals';
import { proposeAdjustment } from '@portal/shared/contract/wallet/operator-adjustments';
import { collectWallets, mainWallet, walletTransfer } from '@portal/shared/contract/wallet/transfers';
import { type MoneyFixture, vendors } from './money-fixture.ts';
import type { DoneOf, Wanted } from './run-clients.ts';

/** About an order, a withdrawal, a proposal, or nothing of the kind. */
export interface Operation extends Wanted {
  kind: 'order' | 'callback' | 'apply' | 'cancel' | 'transfer' | 'collect' | 'propose' | 'accept';
  memberId: string;
  /** Minor units; 0 if it moves the whole balance. */
  amount: bigint;
}

export type Done = DoneOf<Operation>;

/** Refusals that the load itself causes. */
export const moneyRefusals: ReadonlySet<string> = new Set([
  ...['insufficient_balance', 'withdrawal_open', 'withdrawals_of_day', 'withdrawal_debt', 'deposits_open'],
  ...['deposits_of_day', 'proposal_open', 'proposal_stale', 'proposal_decided', 'withdrawal_state', 'turnover_missing'],
]);

export interface ClientParts {
  fixture: MoneyFixture;
  api: ApiClient;
  address: string;
  player: WithdrawingMember;
  random: () => number;
}

const callbackTimeoutMs = 15_000;

/** Operations for a member and for the platform; amounts are random. */
export function moneyOperations({ fixture, api, address, player, random }: ClientParts) {
  const { memberId, account, token, bankAccountId } = player;
  const amounts = () => BigInt(100 + Math.floor(random() * 5_000));

  function asked<C extends Call>(call: C, input: Record<string, unknown>, as = token): Operation['ask'] {
    const headers = { 'idempotency-key': newId() };
    return () => api.send<Call>(call, input, { token: as, headers });
  }

  const about = (kind: Operation['kind'], amount: bigint, ask: Operation['ask'], subject = ''): Operation => ({
    kind,
    memberId,
    amount,
    ask,
    subject,
  });

  function order(): Operation {
    const amount = amounts() + 1_000n;
    return about('order', amount, asked(createDeposit, { methodId: 'sandbox-pay', amount: amountFromMinor(amount) }));
  }

  /** Sent again under the same name, each time with its own nonce. */
  function callback({ id, amount }: { id: string; amount: bigint }): Operation {
    const notice = {
      eventId: newId(),
      orderId: id,
      paymentId: `pay-${id}`,
      state: 'paid',
      amount: amountFromMinor(amount),
    };
    const ask = async () => {
      const { url, headers, payload } = signedCallback(fixture.providerKey, new Date(), notice);
      const signal = AbortSignal.timeout(callbackTimeoutMs);
      const answer = await fetch(`${address}${url}`, { method: 'POST', headers, body: payload, signal });
      return { status: answer.status, headers: {}, ...JSON.parse(await answer.text()) };
    };
    return about('callback', amount, ask, id);
  }

  function apply(): Operation {
    const amount = amounts();
    const input = { bankAccountId, amount: amountFromMinor(amount), paymentPassword: testPaymentPassword };
    return about('apply', amount, asked(applyForWithdrawal, input));
  }

  function transfer(): Operation {
    const amount = amounts();
    const vendor = vendors[Math.floor(random() * vendors.length)] ?? vendors[0];
    const [from, to] = random() < 0.6 ? [mainWallet, vendor] : [vendor, mainWallet];
    return about('transfer', amount, asked(walletTransfer, { from, to, amount: amountFromMinor(amount) }));
  }

  function propose(): Operation {
    const amount = random() < 0.5 ? amounts() : -amounts();
    const input = { member: account, amount: amountFromMinor(amount), why: 'a load of money' };
    return about('propose', amount, asked(proposeAdjustment, input, fixture.maker));
  }

  return {
    order,
    callback,
    apply,
    transfer,
    propose,
    cancel: (id: string) => about('cancel', 0n, asked(cancelWithdrawal, { id }), id),
    collect: () => about('collect', 0n, asked(collectWallets, {})),
    accept: (id: string) =>
      about('accept', 0n, asked(acceptApprovalRequest, { id, why: 'a load of money' }, fixture.checker), id),
  };
}
/** Id that a call created. */
export function idOf({ value }: ApiAnswer<Call>): string {
  if (typeof value !== 'object' || value === null || !('id' in value)) throw new Error('the answer has no id');
  return String(value.id);
}
