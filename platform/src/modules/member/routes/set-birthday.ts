import { setBirthday } from '@portal/shared/contract/accounts/profile';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { MemberModule } from '../index.ts';

export function setBirthdayRoute(app: FastifyInstance, memberModule: MemberModule): void {
  route(app, setBirthday, async ({ birthday }, { member }) => {
    await memberModule.setBirthday(member.memberId, birthday);
    return { birthday };
  });
}
