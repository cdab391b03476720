import { houseAccount, type Leg, memberAccount } from '../wallet/index.ts';
import type { DepositRow } from './deposit-rows.ts';
import type { CreditedNotice } from './deposits.tables.ts';
import { noticeSource } from './notice-standings.ts';
import { placesOf } from './withdrawal.rules.ts';
import type { Withdrawal } from './withdrawal-rows.ts';

/** What a row says that the ledger has to hold. */
export interface PaymentRecord {
  /** As the ledger names it. */
  source: string;
  /** Of the row. */
  reference: string;
  /** Of all its movements in the ledger. */
  postings: readonly string[];
  /** What all of them together have moved; what pays a debt counts as what the wallet got. */
  legs: readonly Leg[];
}

const depositsOf = (provider: string) => houseAccount(`deposits-${provider === 'manual' ? 'bank' : provider}`);

const oneOf = (source: string, reference: string, legs: readonly Leg[]): PaymentRecord => ({
  ...{ source, reference, legs },
  postings: [reference],
});

/** Of a credited one. */
export function recordOfDeposit(row: DepositRow): PaymentRecord {
  const [arrived, fee] = [row.arrivedMinor ?? 0n, row.feeMinor ?? 0n];
  return oneOf('deposit', row.id, [
    { account: depositsOf(row.provider), amount: -arrived },
    { account: houseAccount('deposit-fees'), amount: fee },
    { account: memberAccount(row.memberId), amount: arrived - fee },
  ]);
}

/** Its reference begins with the provider. */
const providerOf = (reference: string) => reference.slice(0, reference.indexOf(':'));

export function recordOfNotice({ reference, memberId, amountMinor }: CreditedNotice): PaymentRecord {
  return oneOf(noticeSource, reference, [
    { account: depositsOf(providerOf(reference)), amount: -amountMinor },
    { account: memberAccount(memberId), amount: amountMinor },
  ]);
}

/** Of a payment that two operators have given back. */
export function recordOfReturn(reference: string, amountMinor: bigint): PaymentRecord {
  return oneOf(noticeSource, reference, [
    { account: depositsOf(providerOf(reference)), amount: -amountMinor },
    { account: houseAccount('deposits-returned'), amount: amountMinor },
  ]);
}

/** As it stands: of the movements of each version the rows know only what they come to. */
export function recordOfWithdrawal(withdrawal: Withdrawal): PaymentRecord {
  const { id, memberId, amountMinor, version, state, parts } = withdrawal;
  const places = placesOf(withdrawal, state, parts);
  return {
    ...{ source: 'withdrawal', reference: id },
    postings: Array.from({ length: version }, (_, index) => `${id}:${index + 1}`),
    legs: [
      { account: memberAccount(memberId), amount: places.main - amountMinor },
      { account: memberAccount(memberId, 'hold'), amount: places.hold },
      { account: houseAccount('payouts'), amount: places.payouts },
      { account: houseAccount('withdrawal-fees'), amount: places.fees },
    ],
  };
}
