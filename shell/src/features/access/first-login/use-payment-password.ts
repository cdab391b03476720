import { RefusalError } from '@portal/shared/client/errors';
import { setPaymentPassword } from '@portal/shared/contract/accounts/passwords';
import { useHost } from '@portal/shared/remote/host-context';
import { noProof } from '@portal/shared/remote/verification/owner-proof.rules';
import { useOwnerProof } from '@portal/shared/remote/verification/use-owner-proof';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '../../../host/use-text.ts';
import { failureText } from '../parts/failure-text.ts';
import { useLateFocus } from '../parts/use-late-focus.ts';

const fieldByCode: Readonly<Record<string, 'payment' | 'repeat'>> = {
  payment_password_simple: 'payment',
  wrong_confirmation: 'repeat',
};

const nothing = { payment: '', repeat: '', ...noProof };

/** Sets the first payment password, with the proof that the owner sets it. */
export function usePaymentPassword({ hasPassword, onDone }: { hasPassword: boolean; onDone(): void }) {
  const t = useText();
  const { call } = useHost();
  const proof = useOwnerProof(hasPassword ? { by: 'password' } : undefined, t('phone_auth.missing-verification-code'));
  const [failure, setFailure] = useState('');
  const form = useForm({ defaultValues: nothing });
  const focusOn = useLateFocus(form.setFocus);
  function show(error: unknown): void {
    const asked = proof.heed(error);
    const field = asked?.field ?? (error instanceof RefusalError ? fieldByCode[error.code] : undefined);
    if (!field) {
      setFailure(failureText(error, t));
      return;
    }
    if (!asked?.isNew) form.setError(field, { message: failureText(error, t) });
    focusOn(field);
  }
  async function set(typed: typeof nothing): Promise<void> {
    setFailure('');
    const paymentPassword = typed.payment.trim();
    const confirmPaymentPassword = typed.repeat.trim();
    try {
      await call(setPaymentPassword, { paymentPassword, confirmPaymentPassword, ...(await proof.inputOf(typed)) });
      onDone();
    } catch (error) {
      show(error);
    }
  }
  return { form, proof, failure, set };
}
