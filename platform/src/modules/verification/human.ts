import type { humanPurposes } from '@portal/shared/contract/verification/human-challenge';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { Kernel } from '../../kernel/kernel.ts';
import { createSecrets } from '../../kernel/security/secrets.ts';
import { readSolution, workOf, workSteps } from './human.rules.ts';
import type { SendLimits } from './send-limits.ts';
import { usedChallenges } from './verification.tables.ts';

export type HumanPurpose = (typeof humanPurposes)[number];

export interface Human {
  /**
   * Makes a proof-of-work challenge (ALTCHA) for the purpose, valid for ten minutes; harder as the day's SMS are used up,
   * and by `moreSteps`, each of which doubles the work.
   */
  challenge(purpose: HumanPurpose, moreSteps?: number): Promise<Challenge>;
  /**
   * True once for a solved challenge of this purpose whose work is what one made now would take, or half of it: who
   * fetched it a moment before the price rose is not refused. False for anything else.
   */
  use(purpose: HumanPurpose, solution: string | undefined, moreSteps?: number): Promise<boolean>;
}

const lifeSeconds = 600;

export function createHuman({ database, clock, settings }: Kernel, limits: Pick<SendLimits, 'usedByStrangers'>): Human {
  const secrets = createSecrets(settings);
  // Each purpose has its own keys: a solution for another one has a wrong signature.
  const keysOf = (purpose: HumanPurpose) => ({
    hmacSignatureSecret: secrets.mac('human challenge', purpose),
    hmacKeySignatureSecret: secrets.mac('human solution', purpose),
  });
  const stepsOf = async (purpose: HumanPurpose, more: number) =>
    purpose === 'sms' ? workSteps(await limits.usedByStrangers('sms'), more) : 0;
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);

  return {
    async challenge(purpose, moreSteps = 0) {
      const until = nowSeconds() + lifeSeconds;
      const steps = await stepsOf(purpose, moreSteps);
      return createChallenge({ ...workOf(purpose, steps), ...keysOf(purpose), deriveKey, data: { until, steps } });
    },
    async use(purpose, text, moreSteps = 0) {
      const answer = readSolution(text ?? '');
      if (!answer) return false;
      const { nonce, data } = answer.challenge.parameters;
      // The library checks expiry only by the machine's clock.
      if (data.until <= nowSeconds()) return false;
      if (data.steps < (await stepsOf(purpose, moreSteps)) - 1) return false;
      const { verified } = await verifySolution({ ...answer, ...keysOf(purpose), deriveKey });
      if (!verified) return false;
      const expiresAt = new Date(data.until * 1000);
      const firstUse = await database.db
        .insert(usedChallenges)
        .values({ nonce, expiresAt })
        .onConflictDoNothing()
        .returning({ nonce: usedChallenges.nonce });
      return firstUse.length > 0;
    },
  };
}
