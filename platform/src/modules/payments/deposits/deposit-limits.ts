import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { startOfDay } from '@portal/shared/contract/time/time-zones';
import { assertAmountWithin } from '../../../kernel/calls/amount-limits.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { PaymentSettings, PaymentSettingValues } from '../payments.settings.ts';
import type { PaymentProviders } from '../providers/payment-provider.ts';
import type { DepositRows } from './deposit-rows.ts';
import { kindOf } from './deposit-transitions.rules.ts';

export type DepositMethod = PaymentSettingValues['deposit.methods'][number];

/** Limits that an order has to meet. */
export function depositLimits(settings: PaymentSettings, rows: DepositRows, providers: PaymentProviders) {
  /** The operator's methods, without those whose provider is not available here. */
  async function methods(): Promise<DepositMethod[]> {
    const all = await settings.get('deposit.methods');
    return all.filter(({ provider }) => kindOf(provider) === 'bank-transfer' || providers.has(provider));
  }

  /** Counts all of the day's orders, whatever became of them. */
  async function isDayFull(memberId: string, now: Date): Promise<boolean> {
    const timeZone = await settings.get('timeZone');
    const ordered = await rows.countSince(memberId, startOfDay(timeZone, dayIn(timeZone, now)));
    return ordered >= (await settings.get('deposit.perDay'));
  }

  return {
    methods,
    /**
     * Returns an open method.
     * @throws Refusal `unknown_deposit_method`, `deposit_method_closed`, with the field methodId
     */
    async openMethod(methodId: string): Promise<DepositMethod> {
      const method = (await methods()).find(({ id }) => id === methodId);
      if (!method) throw refusalAt('methodId', 'unknown_deposit_method');
      if (!method.isOpen) throw refusalAt('methodId', 'deposit_method_closed');
      return method;
    },
    /** @throws Refusal `deposit_below_minimum`, `deposit_above_maximum`, with the field amount */
    assertAmount(amountMinor: bigint, method: DepositMethod): void {
      assertAmountWithin(amountMinor, method, { below: 'deposit_below_minimum', above: 'deposit_above_maximum' });
    },
    /**
     * Needs the transaction that locks the member.
     * @throws Refusal `deposits_open`
     */
    async assertRoom(memberId: string): Promise<void> {
      const max = await settings.get('deposit.openAtMost');
      if ((await rows.countOpen(memberId)) >= max) throw new Refusal('deposits_open', { params: { max } });
    },
    isDayFull,
    /**
     * Needs the transaction that locks the member.
     * @throws Refusal `deposits_of_day`
     */
    async assertOrdersOfDay(memberId: string, now: Date): Promise<void> {
      if (!(await isDayFull(memberId, now))) return;
      throw new Refusal('deposits_of_day', { params: { max: await settings.get('deposit.perDay') } });
    },
  };
}

export type DepositLimits = ReturnType<typeof depositLimits>;
