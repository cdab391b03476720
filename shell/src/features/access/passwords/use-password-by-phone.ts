import { setPasswordByPhone } from '@portal/shared/contract/accounts/passwords';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import type { SmsProof } from '@portal/shared/remote/verification/use-sms-proof';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { useEnter } from '../after-login/use-enter.ts';
import { failureText, fieldFailureText } from '../parts/failure-text.ts';
import type { MobileFields, ProvedMobile } from '../parts/use-mobile.ts';
import { fieldOfRefusal } from './password.rules.ts';

interface PasswordByPhone {
  form: UseFormReturn<MobileFields>;
  mobile: ProvedMobile;
  proofOf: SmsProof['proofOf'];
  onClose(): void;
}

/** Sets a new password by the number's code, logs in with it and goes home; a refusal is shown under its field. */
export function usePasswordByPhone({ form, mobile, proofOf, onClose }: PasswordByPhone) {
  const t = useText();
  const { host } = usePortal();
  const enter = useEnter();
  const [failure, setFailure] = useState('');
  function showRefusal(error: unknown): void {
    const code = refusalOf(error)?.code ?? '';
    const field = code === 'invalid_mobile' ? 'mobileNum' : fieldOfRefusal(code);
    if (field === 'mobileNum' || field === 'code' || field === 'newPassword')
      form.setError(field, { message: fieldFailureText(error, t) }, { shouldFocus: true });
    else setFailure(failureText(error, t));
  }
  async function set({ code, newPassword }: MobileFields): Promise<void> {
    setFailure('');
    try {
      const proof = await proofOf(code.trim());
      const value = await host.call(setPasswordByPhone, {
        ...mobile.typed(),
        ...proof,
        newPassword: newPassword.trim(),
      });
      await enter(value, { type: 'sms', account: '' });
      onClose();
      host.navigate('/');
    } catch (error) {
      showRefusal(error);
    }
  }
  return { set, failure };
}
