import { getSecurity } from '@portal/shared/contract/accounts/security';
import { listBankAccounts } from '@portal/shared/contract/payments/bank-accounts';
import { finalWithdrawalStates, type WithdrawalState } from '@portal/shared/contract/payments/withdrawal-states';
import { getWithdrawal, getWithdrawalTerms, listWithdrawals } from '@portal/shared/contract/payments/withdrawals';
import { type Answer, answering } from '@portal/shared/testing/fake-host';
import { screen, within } from '@testing-library/react';
import type { Part, Terms, Withdrawal } from '../src/features/withdraw/withdrawal.ts';
import type { BankAccount, BankAccounts } from '../src/parts/bank-accounts/bank-account.ts';
import type { Security } from '../src/parts/owner/security.ts';
import { openPage } from './open-page.ts';

const at = '2026-11-22T10:00:00.000Z';

export const bdo = { code: 'bdo', name: 'BDO Unibank', kind: 'bank', minDigits: 10, maxDigits: 12 } as const;
export const gcash = { code: 'gcash', name: 'GCash', kind: 'wallet', minDigits: 11, maxDigits: 11 } as const;

const holder = 'J*** D***';
export const bankAccount: BankAccount = {
  id: 'a-1',
  kind: 'bank',
  bankCode: 'bdo',
  bankName: 'BDO Unibank',
  holder,
  number: '**** 7890',
  boundAt: at,
};
export const walletAccount: BankAccount = {
  id: 'a-2',
  kind: 'wallet',
  bankCode: 'gcash',
  bankName: 'GCash',
  holder,
  number: '**** 1234',
  boundAt: at,
};

export const bound = (change: Partial<BankAccounts> = {}): Answer =>
  answering(listBankAccounts, () => ({
    accounts: [bankAccount, walletAccount],
    banks: [bdo, gcash],
    atMost: 5,
    realName: holder,
    ...change,
  }));

export const secured = (change: Partial<Security> = {}): Answer =>
  answering(getSecurity, () => ({
    passwordChangedAt: at,
    hasPaymentPassword: true,
    hasPassword: true,
    hasAuthenticator: false,
    passwordNeedsCode: false,
    ...change,
  }));

export const terms = (change: Partial<Terms> = {}): Answer =>
  answering(getWithdrawalTerms, () => ({
    balance: '1200.00',
    min: '50.00',
    max: '20000.00',
    perDay: 3,
    leftToday: 2,
    feeBasisPoints: 150,
    autoReceiveMinutes: 30,
    promisedMinutes: { bank: 120, wallet: 30 },
    withdrawable: change.balance ?? '1200.00',
    sources: [],
    turnoverRequired: '0.00',
    turnoverMissing: '0.00',
    owed: '0.00',
    blockedBy: [],
    ...change,
  }));

export const paidPart = (change: Partial<Part> = {}): Part => ({
  id: 'p-1',
  amount: '295.50',
  state: 'paid',
  paidAt: at,
  answerBy: '2026-11-22T10:30:00.000Z',
  ...change,
});

export function withdrawalIn(state: WithdrawalState, change: Partial<Withdrawal> = {}): Withdrawal {
  const isOver = finalWithdrawalStates.some((final) => final === state);
  return {
    id: 'w-1',
    reference: 'WD-2611-7K3QM',
    state,
    amount: '300.00',
    fee: '4.50',
    received: '0.00',
    account: bankAccount,
    parts: [],
    remaining: isOver ? '0.00' : '295.50',
    appliedAt: at,
    expectedBy: '2026-11-22T12:00:00.000Z',
    changedAt: at,
    ...change,
  };
}

export const listing = (...list: Withdrawal[]): Answer => answering(listWithdrawals, () => ({ list, totalPages: 1 }));

/** The details of each, with the history `states`; the clock of the platform is 10:06:30. */
export const detailing = (withdrawal: Withdrawal, ...states: WithdrawalState[]): Answer =>
  answering(getWithdrawal, () => ({
    ...withdrawal,
    history: [...states, withdrawal.state].map((state) => ({ act: 'act', state, at })),
    serverTime: '2026-11-22T10:06:30.000Z',
  }));

/** Opens the withdrawal page; by default without obstacles or withdrawals. */
export const openWithdraw = (answers: Answer[] = [], options: Parameters<typeof openPage>[2] = {}) =>
  openPage('withdraw', [...answers, terms(), bound(), secured(), listing()], {
    menu: ['securityCenter', 'depositv2', 'withdraw'],
    ...options,
  });

/** The page with one withdrawal that has come to this state. */
export function openRunning(withdrawal: Withdrawal, states: WithdrawalState[] = [], answers: Answer[] = []) {
  return openWithdraw([
    ...answers,
    listing(withdrawal),
    detailing(withdrawal, ...states),
    terms({ blockedBy: ['withdrawal_open'] }),
  ]);
}

/** What a withdrawal has come through before it is paid. */
export const wayToPaid: WithdrawalState[] = ['applied', 'in_review', 'approved'];

/** The card of the one withdrawal that is under way. */
export const runningCard = async () => within(await screen.findByRole('region', { name: 'Withdrawal in progress' }));
