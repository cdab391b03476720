import { RefusalError } from '@portal/shared/client/errors';
import { changePassword } from '@portal/shared/contract/member/passwords';
import { getRegisterSettings } from '@portal/shared/contract/system/get-register-settings';
import { sendOwnSmsCode } from '@portal/shared/contract/verification/sms-codes';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { Button } from '@portal/shared/ui/button';
import { TextField } from '@portal/shared/ui/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ForcedPasswordChange } from '../../../host/atoms.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../parts/access.module.css';
import { CodeField } from '../parts/code-field/code-field.tsx';
import { failureText } from '../parts/failure-text.ts';
import { NewPasswordInputs, type PasswordFields } from './new-password-inputs.tsx';
import { fieldOfRefusal } from './password.rules.ts';
import own from './passwords.module.css';

export interface ChangePasswordFormProps {
  request: ForcedPasswordChange;
  onDone(): void;
}

/** Username to read, the old password only where the browser does not know it, the new one and its repeat. */
export function ChangePasswordForm({ request, onDone }: ChangePasswordFormProps) {
  const t = useText();
  const { host, session } = usePortal();
  const [isOldKnown, setIsOldKnown] = useState(request.oldPassword !== undefined);
  const [failure, setFailure] = useState('');
  const rule = useCallQuery(getRegisterSettings, {}).data?.rules.password;
  // Whether a number is bound is not told before the change: the platform says that it wants a code (CHNGPASSVERIF3).
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm<PasswordFields>({
    defaultValues: { oldPassword: request.oldPassword ?? '', newPassword: '', repeat: '', code: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const filled = (id: string) => ({ validate: (text: string) => text.trim() !== '' || t(id) });

  function showRefusal(error: unknown): void {
    const field = error instanceof RefusalError ? fieldOfRefusal(error.code) : undefined;
    if (!field) {
      setFailure(failureText(error, t));
      return;
    }
    // What this page believed to know was wrong: ask for it after all.
    if (field === 'oldPassword' && isOldKnown) {
      setIsOldKnown(false);
      form.resetField('oldPassword', { defaultValue: '' });
    }
    if (field === 'code') setNeedsCode(true);
    form.setError(field, { message: failureText(error, t) });
  }
  async function onSubmit(typed: PasswordFields): Promise<void> {
    setFailure('');
    try {
      await host.call(changePassword, {
        oldPassword: typed.oldPassword.trim(),
        newPassword: typed.newPassword.trim(),
        confirmNewPassword: typed.repeat.trim(),
        ...(needsCode && { verificationCode: typed.code.trim() }),
      });
    } catch (error) {
      return showRefusal(error);
    }
    // The password is changed whatever comes of this: the member is read again with the next page.
    await session.reload().catch(() => undefined);
    onDone();
  }
  const { register } = form;
  return (
    <form className={own.form} onSubmit={form.handleSubmit(onSubmit)} noValidate>
      <TextField label={t('field.username')} value={request.account} readOnly autoComplete="username" />
      {!isOldKnown && (
        <TextField
          label={t('field.oldPassword')}
          required
          autoComplete="current-password"
          reveal={{ show: t('field.password_show'), hide: t('field.password_hide') }}
          error={errors.oldPassword?.message}
          {...register('oldPassword', filled('rule.empty'))}
        />
      )}
      <NewPasswordInputs rule={rule} account={request.account} form={form} />
      {needsCode && (
        <CodeField
          onSend={() => host.call(sendOwnSmsCode, { purpose: 'change_password' })}
          error={errors.code?.message}
          {...register('code', filled('rule.code'))}
        />
      )}
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {t('change.submit')}
      </Button>
    </form>
  );
}
