import { RefusalError } from '@portal/shared/client/errors';
import { register, registerByMobile } from '@portal/shared/contract/member/register';
import type { LoginValue } from '@portal/shared/contract/session/login';
import { useState } from 'react';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { useEnter } from '../after-login/use-enter.ts';
import { failureText } from '../parts/failure-text.ts';
import { useHumanCheck } from '../parts/human-verification/use-human-check.ts';
import type { RegistrationOptions } from './registration-options.ts';
import { mobileSubmission, type RegistrationValues, usernameSubmission } from './submission.rules.ts';
import { useInvitation } from './use-invitation.ts';
import { useRegistrationFields } from './use-registration-fields.ts';

export type Registration = ReturnType<typeof useRegistration>;

/** The steps of one registration (specification 4): invitation code, codes and checks, request, session, home. */
export function useRegistration(options: RegistrationOptions) {
  const t = useText();
  const { host } = usePortal();
  const enter = useEnter();
  const faultOfInvitation = useInvitation();
  const human = useHumanCheck('register');
  const inputs = useRegistrationFields(options);
  const { form, fields, sms } = inputs;
  const [captcha, setCaptcha] = useState({ id: '', round: 0 });
  const [failure, setFailure] = useState('');

  function showRefusal(error: unknown): void {
    setCaptcha((now) => ({ ...now, round: now.round + 1 }));
    form.resetField('captcha');
    const texts = error instanceof RefusalError ? error.fields : {};
    const marked = fields.filter(({ field }) => texts[field]);
    for (const { field } of marked) form.setError(field, { message: texts[field] ?? '' });
    if (marked[0]) form.setFocus(marked[0].field);
    else setFailure(failureText(error, t));
  }
  async function request(values: RegistrationValues): Promise<LoginValue> {
    const proof = inputs.has('verificationCode')
      ? await sms.proofOf((values.verificationCode ?? '').trim())
      : undefined;
    const { countryDialingCode } = inputs;
    const parts = { values, fields, captchaId: captcha.id, countryDialingCode, page: location, proof };
    return human.run((humanVerification) =>
      options.method === 'username'
        ? host.call(register, usernameSubmission({ ...parts, humanVerification }))
        : host.call(registerByMobile, mobileSubmission({ ...parts, humanVerification })),
    );
  }
  async function send(values: RegistrationValues): Promise<void> {
    setFailure('');
    const invitation = inputs.has('affiliateCode') ? (values.affiliateCode ?? '').trim() : '';
    const wrong = invitation ? await faultOfInvitation(invitation) : undefined;
    if (wrong) return form.setError('affiliateCode', { message: wrong }, { shouldFocus: true });
    try {
      await enter(await request(values), { type: 'username', account: values.username?.trim() ?? '' });
      host.navigate('/');
    } catch (error) {
      showRefusal(error);
    }
  }
  return {
    ...inputs,
    failure,
    send,
    isSolving: human.isSolving || sms.isSolving,
    captcha: { round: captcha.round, onImage: (id: string) => setCaptcha((now) => ({ ...now, id })) },
  };
}
