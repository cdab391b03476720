import { foldedDigits } from '@portal/shared/contract/typed/typed-text.rules';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { SecretField } from '../../../frame/fields/secret-field.tsx';
import { useText } from '../../../host/use-text.ts';
import { OwnerProofField } from './owner-proof-field.tsx';
import { usePaymentPassword } from './use-payment-password.ts';

/** Sets the six digits for withdrawals and redemptions, authorised by the login password if there is one. */
export function PaymentPasswordStep({ hasPassword, onDone }: { hasPassword: boolean; onDone(): void }) {
  const t = useText();
  const { form, proof, failure, set } = usePaymentPassword({ hasPassword, onDone });
  const { errors } = form.formState;
  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const;
  const rule = t('rule.pattern.digits', { size: 6 });
  return (
    <SubmitForm onSubmit={form.handleSubmit(set)} failure={failure} submitLabel={t('first.set_payment')}>
      <SecretField
        {...digits}
        label={t('field.paymentPassword')}
        help={rule}
        error={errors.payment?.message}
        {...form.register('payment', { validate: (text) => /^[0-9]{6}$/.test(foldedDigits(text)) || rule })}
      />
      <SecretField
        {...digits}
        label={t('field.repeatPayment')}
        error={errors.repeat?.message}
        {...form.register('repeat', {
          validate: (text, { payment }) => foldedDigits(text) === foldedDigits(payment) || t('rule.confirm_input'),
        })}
      />
      <OwnerProofField proof={proof} errors={errors} register={form.register} />
    </SubmitForm>
  );
}
