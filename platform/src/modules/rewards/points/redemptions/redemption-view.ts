import type { LanguageCode } from '@portal/shared/contract/game-types';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { percentOf } from '@portal/shared/contract/money/money-parts';
import type { OperatorRedemption } from '@portal/shared/contract/rewards/operator-redemptions';
import type { Redemption } from '@portal/shared/contract/rewards/redemption';
import type { Secrets } from '../../../../kernel/security/secrets.ts';
import { maskedMobile } from '../../../../kernel/strings/mobile-number.rules.ts';
import { textIn } from '../../../../kernel/strings/text-in.ts';
import { type RedemptionRow, sealedAddress, sealedMobile } from '../redemption.tables.ts';
import { changedPoints, maskedAddress } from './redemption.rules.ts';

/** Shows a redemption to its member, with the address masked. */
export function showRedemption(secrets: Secrets, row: RedemptionRow, language: LanguageCode): Redemption {
  const { id, type, presentId, quantity, points, state, remark, balance, amountMinor, turnoverPercent } = row;
  return {
    id,
    type,
    presentId,
    quantity,
    state,
    remark,
    balance: Number(balance),
    pointsRequired: Number(points),
    name: nameOf(row, language),
    amount: amountFromMinor(amountMinor),
    amountRequired: amountFromMinor(percentOf(amountMinor, turnoverPercent)),
    changedPoints: changedPoints(state, points, quantity),
    address: maskedAddress(secrets.open(row.address, sealedAddress.of(row))),
    mobile: maskedMobile(secrets.open(row.mobile, sealedMobile.of(row))),
    appliedAt: row.appliedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  };
}

/** Shows a redemption in the operators' list, without the address. */
export function operatorRedemption(row: RedemptionRow, account: string): OperatorRedemption {
  const { id, memberId, presentId, type, quantity, points, state, remark, amountMinor } = row;
  return {
    id,
    memberId,
    account,
    presentId,
    type,
    quantity,
    state,
    remark,
    name: nameOf(row, 'EN'),
    points: Number(points * BigInt(quantity)),
    amount: amountFromMinor(amountMinor),
    appliedAt: row.appliedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  };
}

/** Returns the present's name at that time, in the asked language or the nearest one. */
export function nameOf({ name, presentId }: RedemptionRow, language: LanguageCode): string {
  return textIn(name, language) ?? presentId;
}
