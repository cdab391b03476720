import { useForm } from '@portal/shared/remote/forms/use-form';
import { useChecks } from './use-checks.ts';

const initial = { paymentPassword: '' };

/** A form with only the payment password; refusals are shown at the field. */
export function usePaymentPasswordForm(send: (typed: typeof initial) => Promise<void>) {
  const checks = useChecks();
  return useForm({
    initial,
    check: ({ paymentPassword }) => ({ paymentPassword: checks.paymentPassword(paymentPassword) }),
    send,
    fieldOf: { payment_password_wrong: 'paymentPassword', payment_password_locked: 'paymentPassword' },
  });
}
