import type { CallParsedInput } from '@portal/shared/contract/define-call';
import { setPaymentPassword } from '@portal/shared/contract/member/passwords';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../kernel/call-context.ts';
import { route } from '../../kernel/contract-route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { originOf } from '../../modules/session/index.ts';
import { assertConfirmation } from './assert-new-password.ts';
import type { PasswordDeps } from './password-deps.ts';

type PaymentPasswordInput = CallParsedInput<typeof setPaymentPassword>;

/** Sets or changes the payment password; who has none yet shows the login password, where there is one. */
export function paymentPasswordFlow(app: FastifyInstance, deps: PasswordDeps): void {
  route(app, setPaymentPassword, async (input, context) => {
    assertConfirmation('confirmPaymentPassword', input.paymentPassword, input.confirmPaymentPassword);
    await assertOwner(deps, input, context);
    await deps.member.setPaymentPassword(context.member.memberId, input.paymentPassword);
    return {};
  });
}

async function assertOwner(
  { member, session }: PasswordDeps,
  { oldPaymentPassword, loginPassword }: PaymentPasswordInput,
  context: CallContext,
): Promise<void> {
  const owner = await member.byId(context.member.memberId);
  if (!owner) throw new Refusal('not_logged_in');
  if (owner.paymentPasswordHash) {
    if (!oldPaymentPassword)
      throw new Refusal('payment_password_wrong', { fields: { oldPaymentPassword: 'required' } });
    return member.confirmPaymentPassword(owner.id, oldPaymentPassword, 'oldPaymentPassword');
  }
  if (!owner.hasPassword) return;
  if (!loginPassword) throw new Refusal('old_password_wrong', { fields: { loginPassword: 'required' } });
  await session.confirmPassword(owner.id, loginPassword, originOf(context), 'loginPassword');
}
