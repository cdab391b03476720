import { convertPoint, redeemPointReward } from '@portal/shared/contract/rewards/points';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { tokenOf } from '../../accounts/testing/add-member.ts';
import { addBoundMember } from '../../accounts/testing/bound-member.ts';
import { testPaymentPassword } from '../../payments/testing/withdrawing-member.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';

export interface PointMember {
  memberId: string;
  account: string;
  token: string;
}

export const testAddress = '12 Harbour Road, Quezon City';

let numbers = 0;

/** Adds a member with points, a payment password and a mobile number. */
export async function pointMember(app: App, account: string, points: bigint): Promise<PointMember> {
  numbers += 1;
  const bound = { mobile: `+6391755${String(numbers).padStart(5, '0')}`, address: '127.0.0.1' };
  const { id: memberId } = await addBoundMember(app, account, bound, { paymentPassword: testPaymentPassword });
  await givePoints(app, memberId, points);
  return { memberId, account, token: await tokenOf(app, account) };
}

export async function givePoints({ modules: { wallet } }: App, memberId: string, points: bigint): Promise<void> {
  if (points === 0n) return;
  const legs = between(houseAccount('points', 'points'), memberAccount(memberId, 'points'), points);
  await wallet.post({ source: 'test', reference: newId(), kind: 'points_earned', legs });
}

/** Returns current points and those on hold. */
export async function pointsHeldBy({ modules: { wallet } }: App, { memberId }: PointMember): Promise<[bigint, bigint]> {
  return [
    await wallet.balanceOf(memberAccount(memberId, 'points')),
    await wallet.balanceOf(memberAccount(memberId, 'points-hold')),
  ];
}

type Change = Record<string, unknown> & { key?: string };

/** Redeems as the page does; with a new key unless `change` has one. */
export function redeemAs(app: App, { token }: PointMember, { key = newId(), ...change }: Change = {}) {
  const asked = { presentId: 'dice-cup', quantity: 1, address: testAddress, paymentPassword: testPaymentPassword };
  const headers = { 'idempotency-key': key };
  return apiClient(app).send(redeemPointReward, { ...asked, ...change }, { token, headers });
}

export function convertAs(
  app: App,
  { token }: PointMember,
  points: unknown,
  { key = newId(), ...change }: Change = {},
) {
  const asked = { points, paymentPassword: testPaymentPassword, ...change };
  return apiClient(app).send(convertPoint, asked, { token, headers: { 'idempotency-key': key } });
}
