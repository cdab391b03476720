import { randomInt } from 'node:crypto';
import { foldedText } from '@portal/shared/contract/typed/typed-text.rules';
import { sql } from 'drizzle-orm';
import { Counter } from 'prom-client';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Metrics } from '../../../kernel/monitoring/metrics.ts';
import { createSecrets } from '../../../kernel/security/secrets.ts';
import { rememberedAddress } from '../../accounts/index.ts';
import { loginTotals } from '../login.tables.ts';
import type { SessionSettings } from '../sessions.settings.ts';
import { captchaIsDemanded, isUnderAttack, type LoginTotals } from './login-limits.rules.ts';
import { dropTry, recordTry, setOutcome, type TryOutcome } from './login-tries.ts';

export interface Attempt {
  /** Too many logins of the whole portal fail. */
  isUnderAttack: boolean;
  /** A captcha is required because of earlier tries of the account or the address. */
  needsCaptcha: boolean;
  /** The account has failed five times in 15 minutes. */
  isAccountUnderTrial: boolean;
  /** `needsCaptcha` for the next try, if this one fails. */
  willNeedCaptcha: boolean;
  /** To be called once, before the answer is sent. */
  conclude(outcome: TryOutcome): Promise<void>;
}

export interface LoginAttempts {
  /** @throws Refusal `too_many_requests` beyond the tries an address may make in a minute */
  begin(address: string, account: string): Promise<Attempt>;
}

const totalOf: Readonly<Partial<Record<TryOutcome, keyof LoginTotals>>> = {
  success: 'succeeded',
  failed: 'failed',
  unanswered: 'unanswered',
};

/** Counts tries by address, account and portal in the database, so that every process sees the same counts. */
export function createLoginAttempts(kernel: Kernel, settings: SessionSettings): LoginAttempts {
  const count = createLoginMetrics(kernel.metrics);
  const secrets = createSecrets(kernel.settings);
  // The text typed as an account may be a number, or a password in the wrong field.
  const accountKey = (typed: string) => secrets.mac('login account', foldedText(typed).toLowerCase());
  return {
    async begin(address, typed) {
      const { tryId, facts } = await recordTry(kernel, rememberedAddress(address), accountKey(typed));
      if (facts.triesOfAddress >= (await settings.get('login.triesPerMinute'))) {
        await dropTry(kernel, tryId);
        count('over');
        throw new Refusal('too_many_requests', { retryAfterSeconds: 60 });
      }
      const perAddress = await settings.get('login.failuresPerAddress');
      const needsCaptcha = (more: number) =>
        captchaIsDemanded(facts.failuresOfAccount + more) || facts.failuresOfAddress + more >= perAddress;
      return {
        isUnderAttack: isUnderAttack(facts, await settings.get('login.attack')),
        needsCaptcha: needsCaptcha(0),
        isAccountUnderTrial: captchaIsDemanded(facts.failuresOfAccount),
        willNeedCaptcha: needsCaptcha(1),
        async conclude(outcome) {
          count(outcome);
          await setOutcome(kernel, tryId, outcome);
          const total = totalOf[outcome];
          if (total) await addToTotals(kernel, total);
        },
      };
    },
  };
}

/** `portal_logins_total` by outcome: success, failed, refused (the password was right), unanswered, over. */
function createLoginMetrics({ registry }: Metrics): (outcome: string) => void {
  const logins = new Counter({
    name: 'portal_logins_total',
    help: 'Logins by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return (outcome) => logins.inc({ outcome });
}

/** Logins of one minute are spread over this many rows. */
const stripes = 8;

/** Counts a login of the whole portal, across all processes. */
async function addToTotals({ database, clock }: Kernel, how: keyof LoginTotals): Promise<void> {
  const minute = new Date(Math.floor(clock.now().getTime() / 60_000) * 60_000);
  const column = loginTotals[how];
  await database.db
    .insert(loginTotals)
    .values({ minute, stripe: randomInt(stripes), [how]: 1 })
    .onConflictDoUpdate({
      target: [loginTotals.minute, loginTotals.stripe],
      set: { [how]: sql`${column} + 1` },
    });
}
