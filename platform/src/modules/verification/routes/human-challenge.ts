import { getHumanChallenge } from '@portal/shared/contract/verification/human-challenge';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { VerificationModule } from '../index.ts';

export function getHumanChallengeRoute(app: FastifyInstance, verification: VerificationModule): void {
  const { human, captchasPerMinute: perMinute } = verification;
  route(app, getHumanChallenge, async ({ purpose }) => ({ challenge: await human.challenge(purpose) }), { perMinute });
}
