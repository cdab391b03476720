import { Refusal } from '../../kernel/calls/refusal.ts';
import type { Captcha } from './captcha.ts';
import type { Human } from './human.ts';
import type { VerificationSettings } from './verification.settings.ts';

/** Answers of a call that prove a person makes it; fields of its input. */
export interface HumanAnswers {
  captcha?: string;
  captchaId?: string;
  humanVerification?: string;
}

export interface HumanDemands {
  purpose: 'login' | 'register' | 'sms';
  /** Also a picture captcha. */
  captcha?: boolean;
  /** Human verification whatever `identity.humanVerification` says. */
  human?: boolean;
  /** So often the work of an SMS is doubled, beside what the day asks. */
  moreSteps?: number;
}

/**
 * Checks the demanded answers and uses them up. A solution of the purpose captcha (harder) with an empty `captcha`
 * replaces both the picture and the human verification.
 * @throws Refusal `captcha_required`, `captcha_wrong` (both with value.captcha), `verification_required` (with
 * value.challenge for an SMS)
 */
export type AssertHuman = (demands: HumanDemands, answers: HumanAnswers) => Promise<void>;

interface Deps {
  settings: VerificationSettings;
  human: Human;
  captcha: Captcha;
}

export function createAssertHuman({ settings, human, captcha }: Deps): AssertHuman {
  const isAskedFor = async ({ purpose, human: always = false }: HumanDemands) =>
    always || (await settings.get('identity.humanVerification')).includes(purpose);

  const verificationRefusal = async ({ purpose, moreSteps }: HumanDemands) => {
    const value = purpose === 'sms' ? { challenge: await human.challenge('sms', moreSteps) } : {};
    return new Refusal('verification_required', { value });
  };

  return async (demands, answers) => {
    if (demands.captcha && !answers.captcha) {
      if (await human.use('captcha', answers.humanVerification)) return;
      throw captchaRefusal('captcha_required');
    }
    // Before the captcha, which any answer uses up.
    if (
      (await isAskedFor(demands)) &&
      !(await human.use(demands.purpose, answers.humanVerification, demands.moreSteps))
    )
      throw await verificationRefusal(demands);
    if (demands.captcha && !(await captcha.use(answers.captchaId ?? '', answers.captcha ?? '')))
      throw captchaRefusal('captcha_wrong');
  };
}

const captchaRefusal = (code: 'captcha_required' | 'captcha_wrong') =>
  new Refusal(code, { value: { captcha: true }, fields: { captcha: code } });
