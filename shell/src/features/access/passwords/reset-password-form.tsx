import { RefusalError } from '@portal/shared/client/errors';
import { resetPassword } from '@portal/shared/contract/accounts/passwords';
import { getRegisterSettings } from '@portal/shared/contract/content/site';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isLoggedInAtom } from '../../../host/atoms.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { failureText, fieldFailureText } from '../parts/failure-text.ts';
import { NewPasswordInputs, type PasswordFields } from './new-password-inputs.tsx';
import { fieldOfRefusal } from './password.rules.ts';
import own from './passwords.module.css';

interface ResetPasswordFormProps {
  resetToken: string;
  /** Called when the link was used or has expired. */
  onOver(): void;
}

/** New password and repeat; every session of the account ends, so the member logs in again. */
export function ResetPasswordForm({ resetToken, onOver }: ResetPasswordFormProps) {
  const t = useText();
  const { host, session, dialogs, toasts, store } = usePortal();
  const rule = useCallQuery(getRegisterSettings, {}).data?.rules.password;
  const [failure, setFailure] = useState('');
  const form = useForm<PasswordFields>({ defaultValues: { oldPassword: '', newPassword: '', repeat: '', code: '' } });

  function showRefusal(error: unknown): void {
    const code = error instanceof RefusalError ? error.code : '';
    const field = fieldOfRefusal(code);
    if (code === 'reset_link_over') onOver();
    else if (field === 'newPassword' || field === 'repeat')
      form.setError(field, { message: fieldFailureText(error, t) }, { shouldFocus: true });
    else setFailure(failureText(error, t));
  }
  async function onSubmit({ newPassword, repeat }: PasswordFields): Promise<void> {
    setFailure('');
    try {
      const texts = { newPassword: newPassword.trim(), confirmNewPassword: repeat.trim() };
      const { account } = await host.call(resetPassword, { resetToken, ...texts });
      // The change ended the owner's own sessions; another member logged in here is logged out by a call.
      const isOther = store.get(isLoggedInAtom) && host.member.get()?.account !== account;
      if (isOther) await session.logOut().catch(() => session.end());
      else session.end();
      dialogs.open({ name: 'login' });
      toasts.show(t('reset.done', { account }), 'good');
    } catch (error) {
      showRefusal(error);
    }
  }
  return (
    <SubmitForm onSubmit={form.handleSubmit(onSubmit)} failure={failure} submitLabel={t('reset.submit')}>
      <p className={own.lead}>{t('reset.text')}</p>
      <NewPasswordInputs rule={rule} form={form} />
    </SubmitForm>
  );
}
