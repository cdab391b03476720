import { forgotPasswordByEmail } from '@portal/shared/contract/accounts/passwords';
import { patterns } from '@portal/shared/contract/accounts/patterns';
import { getRegisterSettings } from '@portal/shared/contract/content/site';
import { foldedText } from '@portal/shared/contract/typed/typed-text.rules';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { failureText } from '../parts/failure-text.ts';
import { faultOfField } from '../parts/field-fault.rules.ts';
import { useFaultText } from '../parts/use-fault-text.ts';
import own from './passwords.module.css';

const emailRule = {
  enabled: true,
  required: true,
  minLength: 3,
  maxLength: 254,
  patternId: 'email',
  acceptedPattern: patterns.email,
};

/** The field a refusal is about; undefined for the whole form. */
function fieldOf(error: unknown): 'username' | 'email' | undefined {
  const { code, fields = {} } = refusalOf(error) ?? {};
  if (fields.username || code === 'unknown_account') return 'username';
  return fields.email ? 'email' : undefined;
}

/** Username and e-mail address; a link is sent if both belong together. */
export function ForgotByEmail({ onClose }: { onClose(): void }) {
  const t = useText();
  const faultText = useFaultText();
  const { host, dialogs } = usePortal();
  const usernameRule = useCallQuery(getRegisterSettings, {}).data?.rules.username;
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { username: '', email: '' } });
  const { errors } = formState;
  const ruled = (field: 'username' | 'email', rule: typeof usernameRule) => ({
    validate: (text: string) => {
      const fault = faultOfField(field, { rule, isRequired: true }, text);
      return fault ? faultText(fault) : true;
    },
  });
  async function onSubmit(typed: { username: string; email: string }): Promise<void> {
    setFailure('');
    try {
      await host.call(forgotPasswordByEmail, { username: foldedText(typed.username), email: foldedText(typed.email) });
      onClose();
      void dialogs.confirm({
        title: t('forgot.sent_title'),
        text: t('forgot.sent_text'),
        confirmLabel: t('in_increase_submit'),
      });
    } catch (error) {
      const field = fieldOf(error);
      if (field) setError(field, { message: failureText(error, t) }, { shouldFocus: true });
      else setFailure(failureText(error, t));
    }
  }
  return (
    <SubmitForm onSubmit={handleSubmit(onSubmit)} failure={failure} submitLabel={t('forgot.send_link')}>
      <p className={own.lead}>{t('forgot.email_text')}</p>
      <TextField
        label={t('field.username')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username', ruled('username', usernameRule))}
      />
      <TextField
        label={t('field.email')}
        required
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', ruled('email', emailRule))}
      />
    </SubmitForm>
  );
}
