import { getProfile, profileFacts } from '@portal/shared/contract/accounts/profile';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { maskedName } from '../../../kernel/masked-name.rules.ts';
import type { MemberModule } from '../index.ts';
import { knownMember } from '../known-member.ts';

export function getProfileRoute(app: FastifyInstance, memberModule: MemberModule): void {
  route(app, getProfile, async (_input, { member }) => {
    const found = await knownMember(memberModule, member.memberId);
    const profile = memberModule.profileOf(found);
    const { birthday, payeeName } = profile;
    return {
      ...(birthday ? { birthday } : {}),
      ...(payeeName ? { realName: maskedName(payeeName) } : {}),
      ...Object.fromEntries(profileFacts.flatMap((fact) => (profile[fact] ? [[fact, profile[fact]]] : []))),
    };
  });
}
