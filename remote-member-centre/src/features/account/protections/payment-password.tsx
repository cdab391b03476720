import { setPaymentPassword } from '@portal/shared/contract/member/passwords';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { SecretField } from '../../../parts/secret-field.tsx';
import { useChecks } from '../../../parts/use-checks.ts';
import { useForm } from '../../../parts/use-form.ts';
import type { ProtectionFormProps } from './protection-form.ts';
import { useProtected } from './use-protected.ts';

/**
 * Six digits asked for before money leaves. The first is set by the login password, where there is one, a later one by
 * the one before.
 */
export function PaymentPassword({ security, onClose }: ProtectionFormProps) {
  const host = useHost();
  const intl = useIntl();
  const checks = useChecks();
  const onProtected = useProtected();
  const isChange = security.hasPaymentPassword;
  const needsLogin = !isChange && security.hasPassword;
  const text = (id: string) => intl.formatMessage({ id: `paymentPassword.${id}` });
  const use = useForm({
    initial: { proof: '', paymentPassword: '', confirmPaymentPassword: '' },
    check: (values) => ({
      proof: isChange ? checks.paymentPassword(values.proof) : needsLogin ? checks.filled(values.proof) : undefined,
      paymentPassword: checks.paymentPassword(values.paymentPassword),
      confirmPaymentPassword: checks.same(values.confirmPaymentPassword, values.paymentPassword),
    }),
    async send({ proof, ...passwords }) {
      const proved = isChange ? { oldPaymentPassword: proof } : needsLogin && { loginPassword: proof };
      await host.call(setPaymentPassword, { ...proved, ...passwords });
      onProtected('paymentPassword.done');
      onClose();
    },
    fieldOf: {
      payment_password_wrong: 'proof',
      payment_password_locked: 'proof',
      old_password_wrong: 'proof',
      wrong_confirmation: 'confirmPaymentPassword',
    },
  });
  const sixDigits = { inputMode: 'numeric', maxLength: 6, autoComplete: 'off' } as const;
  return (
    <FormDialog
      use={use}
      onClose={onClose}
      title={text(isChange ? 'title.change' : 'title.set')}
      description={text('text')}
      submitLabel={text('submit')}
    >
      {isChange && <SecretField {...use.field('proof')} {...sixDigits} label={text('old')} />}
      {needsLogin && <SecretField {...use.field('proof')} label={text('login')} autoComplete="current-password" />}
      <SecretField {...use.field('paymentPassword')} {...sixDigits} label={text('new')} />
      <SecretField {...use.field('confirmPaymentPassword')} {...sixDigits} label={text('repeat')} />
    </FormDialog>
  );
}
