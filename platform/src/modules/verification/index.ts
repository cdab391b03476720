import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { lt } from 'drizzle-orm';
import { everySeconds } from '../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { ContentModule } from '../content/index.ts';
import type { DeliveryModule } from '../delivery/index.ts';
import { type AssertHuman, createAssertHuman } from './assert-human.ts';
import { type Captcha, createCaptchas } from './captcha.ts';
import { type Codes, createCodes } from './codes.ts';
import { createHuman, type Human } from './human.ts';
import { createMobileNumbers, type MobileNumbers } from './mobile-numbers.ts';
import { createSendLimits, type SendLimits } from './send-limits.ts';
import type { VerificationSettings } from './verification.settings.ts';
import { captchas, sendCounters, usedChallenges, verificationCodes } from './verification.tables.ts';

export type { HumanAnswers, HumanDemands } from './assert-human.ts';
export { type CodePurpose, isCode } from './codes.rules.ts';
export type { CodeAnswer, CodeRequest } from './codes.ts';
export type { HumanPurpose } from './human.ts';
export type { Sending } from './send-limits.ts';
export type { VerificationSettings } from './verification.settings.ts';

interface VerificationDeps {
  content: Pick<ContentModule, 'contactChannel'>;
  settings: VerificationSettings;
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
  /** Captcha pictures, and as many proofs of work, per address and minute. */
  captchasPerMinute(): Promise<number>;
  /** The only way to demand a captcha and human verification of a call. */
  assertHuman: AssertHuman;
}

export function createVerificationModule(
  kernel: Kernel,
  { content, settings, delivery }: VerificationDeps,
): VerificationModule {
  const limits = createSendLimits(kernel, settings);
  const human = createHuman(kernel, limits);
  const captcha = createCaptchas(kernel);
  const job = 'forget-old-verification';
  kernel.jobs.add({ name: job, periodsDue: everySeconds(600), run: () => forgetOld(kernel) });
  return {
    codes: createCodes(kernel, { content, settings, delivery, limits }),
    limits,
    mobiles: createMobileNumbers(settings),
    human,
    captcha,
    captchasPerMinute: () => settings.get('captcha.perMinute'),
    assertHuman: createAssertHuman({ settings, human, captcha }),
  };
}

/** Deletes expired rows, and counters not used for two days. */
async function forgetOld({ database: { db }, clock }: Pick<Kernel, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const twoDaysAgo = dayIn('UTC', new Date(now.getTime() - 2 * 24 * 3_600_000));
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, now));
  await db.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now));
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
  await db.delete(sendCounters).where(lt(sendCounters.day, twoDaysAgo));
}
