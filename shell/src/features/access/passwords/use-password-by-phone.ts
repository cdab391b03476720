import { setPasswordByPhone } from '@portal/shared/contract/accounts/passwords';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import type { SmsProof } from '@portal/shared/remote/verification/use-sms-proof';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import type { LoginSteps } from '../login/use-login.ts';
import { failureText, fieldFailureText } from '../parts/failure-text.ts';
import type { MobileFields, ProvedMobile } from '../parts/use-mobile.ts';
import { fieldOfRefusal } from './password.rules.ts';

interface PasswordByPhone {
  form: UseFormReturn<MobileFields>;
  mobile: ProvedMobile;
  proofOf: SmsProof['proofOf'];
  steps: Pick<LoginSteps, 'ask' | 'finish'>;
}

const attempt = { way: { type: 'sms', account: '' } } as const;

/** Sets a new password by the number's code and logs in with it; a refusal is shown under its field. */
export function usePasswordByPhone({ form, mobile, proofOf, steps }: PasswordByPhone) {
  const t = useText();
  const { host } = usePortal();
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
      await steps.finish(value, attempt);
    } catch (error) {
      if (!steps.ask(error, attempt)) showRefusal(error);
    }
  }
  return { set, failure };
}
