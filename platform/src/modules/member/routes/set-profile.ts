import { setProfile } from '@portal/shared/contract/accounts/profile';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { MemberModule } from '../index.ts';

export function setProfileRoute(app: FastifyInstance, memberModule: MemberModule): void {
  route(app, setProfile, async (facts, { member }) => {
    await memberModule.setProfileFacts(member.memberId, facts);
    return {};
  });
}
