import { everySeconds } from '../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { ContentModule } from '../content/index.ts';
import type { DeliveryModule } from '../delivery/index.ts';
import { type AssertHuman, createAssertHuman } from './assert-human.ts';
import { type Captcha, createCaptchas } from './captcha.ts';
import { type Codes, createCodes } from './codes.ts';
import { forgetOld } from './forget-old.ts';
import { createHuman, type Human } from './human.ts';
import { createMobileNumbers, type MobileNumbers } from './mobile-numbers.ts';
import { createSendLimits, type SendLimits } from './send-limits.ts';

export type { HumanAnswers, HumanDemands } from './assert-human.ts';
export { type CodePurpose, isCode } from './codes.rules.ts';
export type { CodeAnswer, CodeRequest } from './codes.ts';
export type { HumanPurpose } from './human.ts';
export type { Sending } from './send-limits.ts';

interface VerificationDeps {
  content: ContentModule;
  delivery: DeliveryModule;
}

/** Verifies that somebody owns a number or address, and that they are human. */
export interface VerificationModule {
  codes: Codes;
  /** For messages that are no codes but cost as much (a reset link): count them before sending. */
  limits: SendLimits;
  mobiles: MobileNumbers;
  human: Human;
  captcha: Captcha;
  /** Captcha pictures per address and minute. */
  captchasPerMinute(): Promise<number>;
  /** The only way to demand a captcha and human verification of a call. */
  assertHuman: AssertHuman;
}

export function createVerificationModule(kernel: Kernel, { content, delivery }: VerificationDeps): VerificationModule {
  const limits = createSendLimits(kernel, content);
  const human = createHuman(kernel);
  const captcha = createCaptchas(kernel);
  const job = 'forget-old-verification';
  kernel.jobs.add({ name: job, periodsDue: everySeconds(600), run: () => forgetOld(kernel) });
  return {
    codes: createCodes(kernel, { content, delivery, limits }),
    limits,
    mobiles: createMobileNumbers(content),
    human,
    captcha,
    captchasPerMinute: () => content.settings.get('captcha.perMinute'),
    assertHuman: createAssertHuman({ content, human, captcha }),
  };
}
