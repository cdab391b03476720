import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { KeyProof } from '../../../kernel/security/web-authn.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { SessionModule } from '../../sessions/index.ts';

interface Deps {
  member: MemberModule;
  session: Pick<SessionModule, 'confirmByPasskey'>;
}

interface Confirmation {
  memberId: string;
  act: readonly string[];
  /** One of both. */
  paymentPassword: string | undefined;
  passkey: KeyProof | undefined;
}

/**
 * Takes the payment password, or the answer of a passkey to a question for exactly this act; both count, so call it
 * outside of the transaction.
 * @throws Refusal `payment_password_wrong`, `payment_password_locked`, `passkey_refused`
 */
export async function confirmPayment(
  { member, session }: Deps,
  { memberId, act, paymentPassword, passkey }: Confirmation,
): Promise<void> {
  if (passkey && paymentPassword === undefined) return session.confirmByPasskey(memberId, act, passkey);
  if (passkey || paymentPassword === undefined)
    throw new Refusal('invalid_input', { fields: { paymentPassword: 'required' } });
  await member.passwords.confirmPayment(memberId, paymentPassword, 'paymentPassword');
}
