import { setPaymentPassword } from '@portal/shared/contract/accounts/passwords';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { expectedProof, noProof, proofRefusals } from '@portal/shared/remote/verification/owner-proof.rules';
import { FormDialog } from '../forms/form-dialog.tsx';
import { SecretField } from '../forms/secret-field.tsx';
import { useChecks } from '../forms/use-checks.ts';
import { OwnerProof } from './owner-proof.tsx';
import type { ProtectionFormProps } from './protection-form.ts';
import { useProof } from './use-proof.ts';
import { useProtected } from './use-protected.ts';

interface PaymentPasswordProps extends ProtectionFormProps {
  /** After it was closed by being saved. */
  onSaved?: () => void;
}

/** Six digits asked for before money leaves. The first is set by who shows to be the owner, a later one by the one before. */
export function PaymentPassword({ security, onClose, onSaved }: PaymentPasswordProps) {
  const host = useHost();
  const intl = useIntl();
  const checks = useChecks();
  const onProtected = useProtected();
  const isChange = security.hasPaymentPassword;
  const proof = useProof(isChange ? undefined : expectedProof(security));
  const text = (id: string) => intl.formatMessage({ id: `paymentPassword.${id}` });
  const use = useForm({
    initial: { oldPaymentPassword: '', paymentPassword: '', confirmPaymentPassword: '', ...noProof },
    check: (values) => ({
      oldPaymentPassword: isChange ? checks.paymentPassword(values.oldPaymentPassword) : undefined,
      paymentPassword: checks.paymentPassword(values.paymentPassword),
      confirmPaymentPassword: checks.sameDigits(values.confirmPaymentPassword, values.paymentPassword),
      ...proof.check(values),
    }),
    async send(values) {
      const { oldPaymentPassword, paymentPassword, confirmPaymentPassword } = values;
      const digits = { paymentPassword, confirmPaymentPassword, ...(isChange && { oldPaymentPassword }) };
      await proof.sending(values, (owner) => host.call(setPaymentPassword, { ...digits, ...owner }));
      onProtected('paymentPassword.done', {}, { hasPaymentPassword: true });
      onClose();
      onSaved?.();
    },
    fieldOf: {
      payment_password_wrong: 'oldPaymentPassword',
      payment_password_locked: 'oldPaymentPassword',
      payment_password_simple: 'paymentPassword',
      wrong_confirmation: 'confirmPaymentPassword',
      ...proofRefusals,
    },
  });
  const sixDigits = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <FormDialog
      use={use}
      onClose={onClose}
      title={text(isChange ? 'title.change' : 'title.set')}
      description={text('text')}
      submitLabel={text('submit')}
    >
      {isChange && <SecretField {...use.field('oldPaymentPassword')} {...sixDigits} label={text('old')} />}
      <SecretField {...use.field('paymentPassword')} {...sixDigits} label={text('new')} />
      <SecretField {...use.field('confirmPaymentPassword')} {...sixDigits} label={text('repeat')} />
      <OwnerProof proof={proof} use={use} />
    </FormDialog>
  );
}
