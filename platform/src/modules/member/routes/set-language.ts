import { setLanguage } from '@portal/shared/contract/accounts/profile';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { MemberModule } from '../index.ts';

export function setLanguageRoute(app: FastifyInstance, memberModule: MemberModule): void {
  route(app, setLanguage, async ({ language }, { member }) => {
    await memberModule.setLanguage(member.memberId, language);
    return {};
  });
}
