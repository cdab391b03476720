import { changePassword } from '@portal/shared/contract/accounts/passwords';
import { sendOwnSmsCode } from '@portal/shared/contract/verification/codes';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useSmsProof } from '@portal/shared/remote/verification/use-sms-proof';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ForcedPasswordChange } from '../../../host/atoms.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { failureText, fieldFailureText } from '../parts/failure-text.ts';
import { useLateFocus } from '../parts/use-late-focus.ts';
import type { PasswordFields } from './new-password-inputs.tsx';
import { fieldOfRefusal } from './password.rules.ts';

/** State of the forced password change: the fields, which the platform may extend, and the call. */
export function useChangePassword({ oldPassword }: ForcedPasswordChange, onDone: () => void) {
  const t = useText();
  const { host, session } = usePortal();
  const [needsOld, setNeedsOld] = useState(oldPassword === undefined);
  const [failure, setFailure] = useState('');
  // Whether a number is bound is unknown before the change: the platform demands a code then (CHNGPASSVERIF3).
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm<PasswordFields>({
    defaultValues: { oldPassword: oldPassword ?? '', newPassword: '', repeat: '', code: '' },
  });
  const focusOn = useLateFocus(form.setFocus);
  const sms = useSmsProof({
    sendByPlatform: () => host.call(sendOwnSmsCode, { purpose: 'change_password' }),
    notAsked: t('rule.code'),
  });

  function showRefusal(error: unknown): void {
    const field = fieldOfRefusal(refusalOf(error)?.code ?? '');
    if (!field) {
      setFailure(failureText(error, t));
      return;
    }
    // The password this page knew was wrong: ask for it after all.
    if (field === 'oldPassword' && !needsOld) {
      setNeedsOld(true);
      form.resetField('oldPassword', { defaultValue: '' });
    }
    if (field === 'code') setNeedsCode(true);
    form.setError(field, { message: fieldFailureText(error, t) });
    focusOn(field);
  }
  async function change(typed: PasswordFields): Promise<void> {
    setFailure('');
    try {
      await host.call(changePassword, {
        oldPassword: typed.oldPassword.trim(),
        newPassword: typed.newPassword.trim(),
        confirmNewPassword: typed.repeat.trim(),
        ...(needsCode && (await sms.proofOf(typed.code.trim()))),
      });
    } catch (error) {
      return showRefusal(error);
    }
    // The password is changed even if this fails: the next page loads the member again.
    await session.reload().catch(() => undefined);
    onDone();
  }
  return { form, failure, change, needsOld, needsCode, sms };
}
