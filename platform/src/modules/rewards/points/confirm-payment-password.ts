import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { PointsDeps } from './points-deps.ts';

/**
 * Call before the transaction, so that a wrong password is counted in any case.
 * @throws Refusal `payment_password_missing`, `payment_password_wrong`, `payment_password_locked`
 */
export async function confirmPaymentPassword({ member }: PointsDeps, memberId: string, digits: string): Promise<void> {
  const owner = await member.byId(memberId);
  if (!owner?.paymentPasswordHash) throw new Refusal('payment_password_missing');
  await member.passwords.confirmPayment(memberId, digits, 'paymentPassword');
}
