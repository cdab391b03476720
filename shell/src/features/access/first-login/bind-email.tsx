import { RefusalError } from '@portal/shared/client/errors';
import { bindEmail } from '@portal/shared/contract/member/security';
import { fitsPattern, patterns } from '@portal/shared/contract/registration/patterns';
import { sendEmailCode } from '@portal/shared/contract/verification/sms-codes';
import { useHost } from '@portal/shared/remote/host-context';
import { Button } from '@portal/shared/ui/button';
import { TextField } from '@portal/shared/ui/text-field';
import { useForm } from 'react-hook-form';
import { useText } from '../../../host/use-text.ts';
import { CodeField } from '../parts/code-field/code-field.tsx';
import { failureText } from '../parts/failure-text.ts';
import own from './first-login.module.css';

/** An e-mail address, proved by the code sent to it. */
export function BindEmail({ onDone }: { onDone(): void }) {
  const t = useText();
  const host = useHost();
  const form = useForm({ defaultValues: { email: '', code: '' } });
  const { errors, isSubmitting } = form.formState;
  async function onSubmit(typed: { email: string; code: string }): Promise<void> {
    try {
      await host.call(bindEmail, { email: typed.email.trim(), verificationCode: typed.code.trim() });
      onDone();
    } catch (error) {
      const isCode = error instanceof RefusalError && error.code === 'invalid_verification_code';
      form.setError(isCode ? 'code' : 'email', { message: failureText(error, t) }, { shouldFocus: true });
    }
  }
  return (
    <form className={own.form} onSubmit={form.handleSubmit(onSubmit)} noValidate>
      <TextField
        label={t('field.email')}
        required
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email', {
          validate: (text) => fitsPattern(patterns.email, text.trim()) || t(text.trim() ? 'rule.email' : 'rule.empty'),
        })}
      />
      <CodeField
        isReady={() => form.trigger('email', { shouldFocus: true })}
        onSend={() => host.call(sendEmailCode, { email: form.getValues('email').trim() })}
        error={errors.code?.message}
        {...form.register('code', { validate: (text) => text.trim() !== '' || t('rule.code') })}
      />
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {t('first.bind')}
      </Button>
    </form>
  );
}
