import { RefusalError } from '@portal/shared/client/errors';
import { register, registerByMobile } from '@portal/shared/contract/accounts/registration';
import type { FormField } from '@portal/shared/contract/accounts/registration-form';
import { checkAffiliateCode } from '@portal/shared/contract/agents/invitation-links';
import type { LoginValue } from '@portal/shared/contract/sessions/login';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { useEnter } from '../after-login/use-enter.ts';
import { failureText } from '../parts/failure-text.ts';
import { useHumanCheck } from '../parts/human-verification/use-human-check.ts';
import { referralCodeOf } from './referral-code.rules.ts';
import type { RegistrationOptions } from './registration-options.ts';
import { mobileSubmission, type RegistrationValues, usernameSubmission } from './submission.rules.ts';
import { useCaptchaStep } from './use-captcha-step.ts';
import { useRegistrationFields } from './use-registration-fields.ts';

export type Registration = ReturnType<typeof useRegistration>;

/** Runs one registration (docs/product.md 4): invitation code, codes and checks, request, session, home. */
export function useRegistration(options: RegistrationOptions) {
  const { host, pendingPress } = usePortal();
  const enter = useEnter();
  const faultOfInvitation = useInvitation();
  const human = useHumanCheck('register');
  const inputs = useRegistrationFields(options);
  const { form, fields, sms } = inputs;
  const picture = useCaptchaStep(form);
  const refusal = useRegistrationRefusal(form, fields);
  const [referralCode, setReferralCode] = useState(referralCodeOf(location));
  async function request(values: RegistrationValues): Promise<LoginValue> {
    const code = inputs.has('verificationCode') ? await sms.proofOf((values.verificationCode ?? '').trim()) : undefined;
    const { countryDialingCode } = inputs;
    const parts = {
      values,
      fields,
      captchaId: picture.captchaId,
      countryDialingCode,
      page: location,
      proof: code,
      referralCode,
    };
    const trial = (humanVerification: string | undefined) =>
      options.method === 'username'
        ? host.call(register, usernameSubmission({ ...parts, humanVerification }))
        : host.call(registerByMobile, mobileSubmission({ ...parts, humanVerification }));
    // The solution that replaces the picture also counts as human verification.
    return picture.proof ? trial(picture.proof) : human.run(trial);
  }
  async function send(values: RegistrationValues): Promise<void> {
    refusal.forget();
    const invitation = inputs.has('affiliateCode') ? (values.affiliateCode ?? '').trim() : '';
    const wrong = invitation ? await faultOfInvitation(invitation) : undefined;
    if (wrong) return form.setError('affiliateCode', { message: wrong }, { shouldFocus: true });
    try {
      const { username = '', email, mobileNum } = values;
      const way = { type: 'username', account: username.trim(), typed: { email, mobileNum } } as const;
      await enter(await request(values), way);
      if (!pendingPress.isHeld()) host.navigate('/');
    } catch (error) {
      picture.renew();
      refusal.show(error);
      // Reported once; a dead link does not prevent registering without it.
      if (refusal.isOfInvitation(error)) setReferralCode(undefined);
    }
  }
  return {
    ...inputs,
    register: (asked: FormField) =>
      asked.field === 'captcha' && picture.proof
        ? form.register('captcha', { validate: () => true })
        : inputs.register(asked),
    failure: refusal.failure,
    send,
    isSolving: human.isSolving || sms.isSolving,
    captcha: picture.field,
  };
}

/** Shows a refused registration: under the named fields, focusing the first; else above the button. */
function useRegistrationRefusal(form: UseFormReturn<RegistrationValues>, fields: readonly FormField[]) {
  const t = useText();
  const [failure, setFailure] = useState('');
  return {
    failure,
    forget: () => setFailure(''),
    isOfInvitation: (error: unknown) => error instanceof RefusalError && error.code === 'invitation_code_error',
    show(error: unknown): void {
      const texts = error instanceof RefusalError ? error.fields : {};
      const marked = fields.filter(({ field }) => texts[field]);
      for (const { field } of marked) form.setError(field, { message: texts[field] ?? '' });
      if (marked[0]) form.setFocus(marked[0].field);
      else setFailure(failureText(error, t));
    },
  };
}

/**
 * Checks an invitation code before the registration is sent; a wrong one is a warning (docs/product.md 4, 8).
 * @returns the error text; undefined if the code is valid
 */
function useInvitation(): (code: string) => Promise<string | undefined> {
  const t = useText();
  const { host, dialogs } = usePortal();
  return async (code) => {
    try {
      await host.call(checkAffiliateCode, { code, domain: location.host });
      return undefined;
    } catch (error) {
      const isWrong = error instanceof RefusalError && error.code === 'invitation_code_error';
      const text = isWrong ? t('rule.invitation_code') : failureText(error, t);
      await dialogs.confirm({ title: t('dialog.notice'), text, confirmLabel: t('in_increase_submit') });
      return text;
    }
  };
}
