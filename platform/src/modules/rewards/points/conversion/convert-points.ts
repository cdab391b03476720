import type { CallInput, CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { percentOf } from '@portal/shared/contract/money/money-parts';
import type { convertPoint } from '@portal/shared/contract/rewards/points';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { startOfDay } from '@portal/shared/contract/time/time-zones';
import { and, eq, gte, sql } from 'drizzle-orm';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { newId } from '../../../../kernel/database/ids.ts';
import { lockOpenMember } from '../../../accounts/index.ts';
import { anyStripe, between } from '../../../wallet/index.ts';
import { assertAsShown } from '../../shown-terms.rules.ts';
import { housePoints, pointsOf } from '../point-accounts.ts';
import { type PointsDeps, publishPoints } from '../points-deps.ts';
import { pointConversions as rows } from '../redemption.tables.ts';
import { convertFault, moneyOf } from './convert.rules.ts';

/** Reads the terms of conversion, and what is left of the member's daily cap. */
export async function convertTerms({ kernel, settings }: PointsDeps, memberId: string) {
  const { min, perDay, turnoverPercent } = await settings.get('points.convert');
  const ratio = await settings.get('points.exchangeRatio');
  const timeZone = await settings.get('timeZone');
  const today = startOfDay(timeZone, dayIn(timeZone, kernel.clock.now()));
  const sum = sql<string>`coalesce(sum(${rows.points}), 0)::text`;
  const isToday = and(eq(rows.memberId, memberId), gte(rows.at, today));
  const [row] = await kernel.db.select({ points: sum }).from(rows).where(isToday);
  return { ratio, min, perDay, turnoverPercent, leftToday: Math.max(0, perDay - Number(row?.points ?? 0)) };
}

/**
 * Converts points to money in the wallet: both movements or neither. Locks the member, so that concurrent conversions
 * share the cap.
 * @throws Refusal `conflict` when the terms differ from those shown, `points_below_minimum`, `points_not_whole`,
 * `points_cap_of_day`, `points_missing`, `account_closed`
 */
export function convertPoints(
  deps: PointsDeps,
  memberId: string,
  { points, shown }: Pick<CallInput<typeof convertPoint>, 'points' | 'shown'>,
): Promise<CallResult<typeof convertPoint>> {
  const { kernel, member, wallet, grants } = deps;
  return kernel.database.transaction(async () => {
    await lockOpenMember(member, memberId);
    const { ratio, turnoverPercent, ...terms } = await convertTerms(deps, memberId);
    assertAsShown(shown, { ratio, turnoverPercent });
    const stripe = anyStripe();
    const [owned = 0n] = await wallet.lockBalances([pointsOf(memberId), housePoints], stripe);
    const fault = convertFault(points, Number(owned), { ratio, ...terms });
    const params = { ratio, min: terms.min, left: terms.leftToday };
    if (fault) throw new Refusal(fault, { params, value: { points: Number(owned) }, fields: { points: fault } });
    const id = newId();
    const amountMinor = moneyOf(points, ratio);
    const legs = between(pointsOf(memberId), housePoints, BigInt(points));
    await wallet.post({ source: 'point-conversion', reference: id, kind: 'points_converted', legs }, stripe);
    await kernel.db.insert(rows).values({ id, memberId, points: BigInt(points), amountMinor, at: kernel.clock.now() });
    const name = {
      EN: `${points} points converted`,
      CN: `${points} 积分兑换`,
      MY: `${points} mata ditukar`,
      VN: `Đổi ${points} điểm`,
      TH: `แลก ${points} แต้ม`,
    };
    const reference = `conversion-${id}`;
    await grants.giveAndPay({ memberId, source: 'points', reference, name, amountMinor, turnoverPercent });
    publishPoints(kernel, memberId);
    const turnover = amountFromMinor(percentOf(amountMinor, turnoverPercent));
    return { id, points, amount: amountFromMinor(amountMinor), turnover, balance: Number(owned) - points };
  });
}
