import { randomInt } from 'node:crypto';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { createSecrets } from '../../kernel/security/secrets.ts';
import type { ContentModule } from '../content/index.ts';
import { type Channel, type DeliveryModule, notSent } from '../delivery/index.ts';
import { type CodePurpose, goesToOwner, isCode, templateByPurpose, triesPerCode } from './codes.rules.ts';
import type { Asker, SendLimits } from './send-limits.ts';
import type { VerificationSettings } from './verification.settings.ts';
import { verificationCodes } from './verification.tables.ts';

export interface CodeRequest {
  purpose: CodePurpose;
  channel: Channel;
  /** E.164 number or e-mail address. */
  to: string;
  /** Address of the client, for the limits. */
  address: string;
  language: LanguageCode;
  /** Who asks, for a contact that is not theirs yet. */
  memberId?: string | undefined;
  /** A stranger by default. */
  asker?: Asker;
  /** Same work and limits, but nothing is sent: for an unknown receiver. */
  isWithheld?: boolean;
}

export interface CodeAnswer {
  purpose: CodePurpose;
  to: string;
  code: string;
  /** Typed where anybody may type one, at an address that the owner of the contact never logged in from. */
  isStranger?: boolean | undefined;
}

export interface Codes {
  /**
   * Sends six digits; an earlier code for the purpose becomes invalid.
   * @throws Refusal `too_many_requests` with Retry-After; `sms_failed`, `email_failed` when the platform does not
   * verify such contacts, so that a code would be useless
   */
  send(request: CodeRequest): Promise<{ expiredMinutes: number }>;
  /**
   * True once for the right code. Wrong codes of six digits count, strangers' apart from the others, and from the sixth
   * try on everything is wrong. Call it before the transaction of the work: a rollback would forget the try.
   */
  use(answer: CodeAnswer): Promise<boolean>;
}

interface Deps {
  content: Pick<ContentModule, 'contactChannel'>;
  settings: VerificationSettings;
  delivery: DeliveryModule;
  limits: SendLimits;
}

export function createCodes(kernel: Kernel, { content, settings, delivery, limits }: Deps): Codes {
  const { database, clock } = kernel;
  const secrets = createSecrets(kernel.settings);
  const recipientOf = (to: string) => secrets.mac('code recipient', to.toLowerCase());
  const codeMacOf = ({ purpose, to, code }: CodeAnswer) =>
    secrets.mac('code', JSON.stringify([purpose, to.toLowerCase(), code]));

  return {
    async send({ purpose, channel, to, address, memberId, language, asker, isWithheld }) {
      const isOurs = (await content.contactChannel(channel === 'sms' ? 'mobile' : 'email')) === 'platform';
      if (!isOurs) throw notSent(channel);
      const expiredMinutes = await settings.get('verification.codeMinutes');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAt = new Date(clock.now().getTime() + expiredMinutes * 60_000);
      const row = { codeMac: codeMacOf({ purpose, to, code }), expiresAt, tries: 0, strangersTries: 0, usedAt: null };
      await database.transaction(async () => {
        await limits.take({ channel, to, address, memberId, isToOwner: goesToOwner(purpose), asker, isWithheld });
        await database.db
          .insert(verificationCodes)
          .values({ purpose, recipient: recipientOf(to), ...row })
          .onConflictDoUpdate({ target: [verificationCodes.purpose, verificationCodes.recipient], set: row });
        const params = { code, minutes: expiredMinutes };
        await delivery.send({ channel, to, template: templateByPurpose[purpose], params, language, isWithheld });
      });
      return { expiredMinutes };
    },
    async use(answer) {
      if (!isCode(answer.code)) return false;
      const now = clock.now();
      const codeMac = codeMacOf(answer);
      const counted = answer.isStranger ? 'strangersTries' : 'tries';
      // One statement counts the try and uses the code up, so that a second concurrent call sees the first.
      const [row] = await database.db
        .update(verificationCodes)
        .set({
          [counted]: sql`${verificationCodes[counted]} + 1`,
          usedAt: sql`case when ${verificationCodes.codeMac} = ${codeMac} then ${now.toISOString()}::timestamptz end`,
        })
        .where(
          and(
            eq(verificationCodes.purpose, answer.purpose),
            eq(verificationCodes.recipient, recipientOf(answer.to)),
            gt(verificationCodes.expiresAt, now),
            lt(verificationCodes[counted], triesPerCode),
            isNull(verificationCodes.usedAt),
          ),
        )
        .returning({ usedAt: verificationCodes.usedAt });
      return row?.usedAt != null;
    },
  };
}
