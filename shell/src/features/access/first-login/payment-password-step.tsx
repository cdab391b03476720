import { RefusalError } from '@portal/shared/client/errors';
import { setPaymentPassword } from '@portal/shared/contract/member/passwords';
import { useHost } from '@portal/shared/remote/host-context';
import { Button } from '@portal/shared/ui/button';
import { TextField } from '@portal/shared/ui/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '../../../host/use-text.ts';
import styles from '../parts/access.module.css';
import { failureText } from '../parts/failure-text.ts';
import own from './first-login.module.css';

interface PaymentFields {
  payment: string;
  repeat: string;
  login: string;
}

const fieldByCode: Readonly<Record<string, keyof PaymentFields>> = {
  old_password_wrong: 'login',
  wrong_confirmation: 'repeat',
};

/** Six digits for withdrawals and redemptions; the login password, where there is one, says that it is the member. */
export function PaymentPasswordStep({ hasPassword, onDone }: { hasPassword: boolean; onDone(): void }) {
  const t = useText();
  const host = useHost();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, setError } = useForm<PaymentFields>({
    defaultValues: { payment: '', repeat: '', login: '' },
  });
  const { errors, isSubmitting } = formState;
  const reveal = { show: t('field.password_show'), hide: t('field.password_hide') };
  const digits = { inputMode: 'numeric', maxLength: 6, autoComplete: 'off', required: true, reveal } as const;

  async function onSubmit({ payment, repeat, login }: PaymentFields): Promise<void> {
    setFailure('');
    try {
      await host.call(setPaymentPassword, {
        paymentPassword: payment.trim(),
        confirmPaymentPassword: repeat.trim(),
        ...(hasPassword && { loginPassword: login.trim() }),
      });
      onDone();
    } catch (error) {
      const field = error instanceof RefusalError ? fieldByCode[error.code] : undefined;
      if (field) setError(field, { message: failureText(error, t) }, { shouldFocus: true });
      else setFailure(failureText(error, t));
    }
  }
  return (
    <form className={own.form} onSubmit={handleSubmit(onSubmit)} noValidate>
      <TextField
        label={t('field.paymentPassword')}
        help={t('rule.pattern.digits', { size: 6 })}
        error={errors.payment?.message}
        {...digits}
        {...register('payment', {
          validate: (text) => /^[0-9]{6}$/.test(text.trim()) || t('rule.pattern.digits', { size: 6 }),
        })}
      />
      <TextField
        label={t('field.repeatPayment')}
        error={errors.repeat?.message}
        {...digits}
        {...register('repeat', {
          validate: (text, { payment }) => text.trim() === payment.trim() || t('rule.confirm_input'),
        })}
      />
      {hasPassword && (
        <TextField
          label={t('field.loginPassword')}
          required
          help={t('first.login_why')}
          autoComplete="current-password"
          reveal={reveal}
          error={errors.login?.message}
          {...register('login', { validate: (text) => text.trim() !== '' || t('rule.empty') })}
        />
      )}
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {t('first.set_payment')}
      </Button>
    </form>
  );
}
