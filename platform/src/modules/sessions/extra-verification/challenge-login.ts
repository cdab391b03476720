import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Member } from '../../accounts/index.ts';
import type { FullAdmission, Origin, SessionDeps } from '../session-module.ts';
import type { Authenticators } from './authenticators.ts';
import type { Challenges } from './challenges.ts';
import { extraMethodsOf } from './extra-methods.ts';

/** The refusal that a login continues from; undefined for a member with nothing to verify it by. */
export type Challenge = (found: Member, from: Origin, admission: FullAdmission) => Promise<Refusal | undefined>;

interface Deps extends Pick<SessionDeps, 'content' | 'member'> {
  authenticators: Authenticators;
  challenges: Challenges;
}

/** Begins an extra verification (docs/product.md 4). */
export function createChallenge({ content, member, authenticators, challenges }: Deps): Challenge {
  return async (found, from, admission) => {
    const methods = await extraMethodsOf(found, { content, member, authenticators });
    if (methods.length === 0) return undefined;
    const names = methods.map(({ method }) => method);
    const challengeId = await challenges.begin(found.id, from, names, admission);
    return new Refusal('extra_verification_required', { value: { challengeId, methods } });
  };
}
