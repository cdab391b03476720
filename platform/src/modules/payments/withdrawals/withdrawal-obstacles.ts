import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { assertAmountWithin } from '../../../kernel/calls/amount-limits.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type MemberModule, withdrawalHold } from '../../accounts/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { PaymentSettings } from '../payments.settings.ts';
import type { Withdrawable, WithdrawableMoney } from './withdrawable.ts';
import type { Withdrawal, WithdrawalRows } from './withdrawal-rows.ts';

interface Deps {
  kernel: Kernel;
  settings: PaymentSettings;
  wallet: Wallet;
  withdrawable: WithdrawableMoney;
  rows: WithdrawalRows;
  member: Pick<MemberModule, 'byId'>;
}

const dayMs = 24 * 3_600_000;

/** Cancelled and rejected ones took nothing out. */
const tookMoney = ({ state }: Pick<Withdrawal, 'state'>): boolean => state !== 'cancelled' && state !== 'rejected';

/** What prevents a withdrawal, whatever its amount. */
export function withdrawalObstacles({ kernel, settings, wallet, withdrawable, rows, member }: Deps) {
  /** Counts today's withdrawals; cancelled and rejected ones took nothing out and do not count. */
  async function countToday(memberId: string): Promise<number> {
    const [timeZone, now] = [await settings.get('timeZone'), kernel.clock.now()];
    const recent = await rows.appliedSince(memberId, new Date(now.getTime() - 2 * dayMs));
    const isOfToday = (moment: Date) => dayIn(timeZone, moment) === dayIn(timeZone, now);
    return recent.filter(tookMoney).filter(({ appliedAt }) => isOfToday(appliedAt)).length;
  }

  return {
    countToday,
    /**
     * The amount above which money needs the authenticator to leave: what withdrawals and transfers to the upline of the
     * last 24 hours leave of the setting.
     */
    async authenticatorAbove(memberId: string): Promise<bigint> {
      const since = new Date(kernel.clock.now().getTime() - dayMs);
      const sent = await wallet.sentToUpline(memberId, since);
      const recent = await rows.appliedSince(memberId, since);
      const sum = recent.filter(tookMoney).reduce((all, { amountMinor }) => all + amountMinor, sent);
      const left = minorUnits(await settings.get('withdrawal.authenticatorAbove')) - sum;
      return left > 0n ? left : 0n;
    },
    /**
     * Lists the refusals a request would meet now, in the order they are shown. Missing turnover is one when it binds
     * so much that nothing can be withdrawn.
     * @param money current or locked balances
     */
    async all(memberId: string, money?: Withdrawable): Promise<Refusal[]> {
      const found: Refusal[] = [];
      const owner = await member.byId(memberId);
      const hold = owner && withdrawalHold(owner, kernel.clock.now());
      if (hold) found.push(hold);
      if (await wallet.isInDebt(memberId)) found.push(new Refusal('withdrawal_debt'));
      const { min } = await settings.get('withdrawal.limits');
      const stands = money ?? (await withdrawable.read(memberId));
      if (stands.balanceMinor >= minorUnits(min) && stands.withdrawableMinor < minorUnits(min))
        found.push(turnoverMissing('turnover_missing', stands));
      if ((await rows.countOpen(memberId)) >= (await settings.get('withdrawal.openAtMost')))
        found.push(new Refusal('withdrawal_open'));
      const { perDay } = await settings.get('withdrawal.limits');
      if ((await countToday(memberId)) >= perDay)
        found.push(new Refusal('withdrawals_of_day', { params: { max: perDay } }));
      return found;
    },
    /** @throws Refusal `turnover_missing` when the wallet has the amount but part of it is bound */
    assertFree(amountMinor: bigint, money: Withdrawable): void {
      const isBound = amountMinor > money.withdrawableMinor && amountMinor <= money.balanceMinor;
      if (isBound) throw turnoverMissing('turnover_missing', money);
    },
    /** @throws Refusal `withdrawal_below_minimum`, `withdrawal_above_maximum`, with the field amount */
    async assertAmount(amountMinor: bigint): Promise<void> {
      const limits = await settings.get('withdrawal.limits');
      assertAmountWithin(amountMinor, limits, {
        below: 'withdrawal_below_minimum',
        above: 'withdrawal_above_maximum',
      });
    },
  };
}

export type WithdrawalObstacles = ReturnType<typeof withdrawalObstacles>;

/** Says what can be withdrawn now, and what has to be bet for the rest. */
export function turnoverMissing(code: string, { missingMinor, withdrawableMinor }: Withdrawable): Refusal {
  const params = { missing: amountFromMinor(missingMinor), withdrawable: amountFromMinor(withdrawableMinor) };
  return new Refusal(code, { params: params, value: params });
}
