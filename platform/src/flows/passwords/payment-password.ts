import { setPaymentPassword } from '@portal/shared/contract/accounts/passwords';
import type { CallParsedInput } from '@portal/shared/contract/define-call';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Member } from '../../modules/member/index.ts';
import type { OwnerClaim } from '../owner/owner-claim.ts';
import { proveOwner } from '../owner/prove-owner.ts';
import { sessionIsFresh } from '../owner/prove-without-password.ts';
import { assertConfirmation } from './assert-new-password.ts';
import { passwordChangedNotification } from './password-changed-notification.ts';
import type { PasswordDeps } from './password-deps.ts';

type PaymentPasswordInput = CallParsedInput<typeof setPaymentPassword>;

/** Sets or changes the payment password; the first one requires proof of the owner, a change is notified. */
export function paymentPasswordFlow(app: FastifyInstance, deps: PasswordDeps): void {
  route(app, setPaymentPassword, async (input, context) => {
    assertConfirmation('confirmPaymentPassword', input.paymentPassword, input.confirmPaymentPassword);
    const owner = await assertOwner(deps, input, { context, now: app.kernel.clock.now() });
    const { id: memberId, paymentPasswordHash: inPlaceOf } = owner;
    const alongside = async () => {
      if (inPlaceOf !== null) await deps.inbox.notify(passwordChangedNotification(memberId, 'payment'));
    };
    await deps.member.setPaymentPassword({ memberId, digits: input.paymentPassword, inPlaceOf, alongside });
    return {};
  });
}

async function assertOwner(
  deps: PasswordDeps,
  { oldPaymentPassword, ...proof }: PaymentPasswordInput,
  at: Pick<OwnerClaim, 'context' | 'now'>,
): Promise<Member> {
  const { member } = deps;
  const owner = await member.byId(at.context.member.memberId);
  if (!owner) throw new Refusal('not_logged_in');
  if (owner.paymentPasswordHash) {
    if (!oldPaymentPassword)
      throw new Refusal('payment_password_wrong', { fields: { oldPaymentPassword: 'required' } });
    await member.confirmPaymentPassword(owner.id, oldPaymentPassword, 'oldPaymentPassword');
    return owner;
  }
  // Right after the login, the dialog of the first login asks for it (docs/product.md 4).
  const isNothingGiven = !proof.ownerCode && !proof.firebaseIdToken;
  if (!owner.hasPassword && isNothingGiven && (await sessionIsFresh(deps, at))) return owner;
  await proveOwner(deps, { owner, proof, ...at });
  return owner;
}
