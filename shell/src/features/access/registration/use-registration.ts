import { RefusalError } from '@portal/shared/client/errors';
import { register, registerByMobile } from '@portal/shared/contract/member/register';
import type { FormField } from '@portal/shared/contract/registration/registration-form';
import type { LoginValue } from '@portal/shared/contract/session/login';
import { useState } from 'react';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { useEnter } from '../after-login/use-enter.ts';
import { failureText } from '../parts/failure-text.ts';
import { useHumanCheck } from '../parts/human-verification/use-human-check.ts';
import { referralCodeOf } from './referral-code.rules.ts';
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
  const [proof, setProof] = useState<string>();
  const [failure, setFailure] = useState('');
  const [referralCode, setReferralCode] = useState(referralCodeOf(location));

  function showRefusal(error: unknown): void {
    setCaptcha((now) => ({ ...now, round: now.round + 1 }));
    form.resetField('captcha');
    setProof(undefined);
    const texts = error instanceof RefusalError ? error.fields : {};
    const marked = fields.filter(({ field }) => texts[field]);
    for (const { field } of marked) form.setError(field, { message: texts[field] ?? '' });
    if (marked[0]) form.setFocus(marked[0].field);
    else setFailure(failureText(error, t));
    // Told once; a dead link does not keep anybody from registering without it.
    if (error instanceof RefusalError && error.code === 'invitation_code_error') setReferralCode(undefined);
  }
  async function request(values: RegistrationValues): Promise<LoginValue> {
    const code = inputs.has('verificationCode') ? await sms.proofOf((values.verificationCode ?? '').trim()) : undefined;
    const { countryDialingCode } = inputs;
    const parts = {
      values,
      fields,
      captchaId: captcha.id,
      countryDialingCode,
      page: location,
      proof: code,
      referralCode,
    };
    const trial = (humanVerification: string | undefined) =>
      options.method === 'username'
        ? host.call(register, usernameSubmission({ ...parts, humanVerification }))
        : host.call(registerByMobile, mobileSubmission({ ...parts, humanVerification }));
    // The solution that stands for the picture is one of a person, too.
    return proof ? trial(proof) : human.run(trial);
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
    register: (asked: FormField) =>
      asked.field === 'captcha' && proof ? form.register('captcha', { validate: () => true }) : inputs.register(asked),
    failure,
    send,
    isSolving: human.isSolving || sms.isSolving,
    captcha: {
      round: captcha.round,
      onImage: (id: string) => setCaptcha((now) => ({ ...now, id })),
      proof,
      onProof: (solution: string) => {
        setProof(solution);
        form.setValue('captcha', '');
        form.clearErrors('captcha');
      },
    },
  };
}
