import { setTimeZone } from '@portal/shared/contract/accounts/profile';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { MemberModule } from '../index.ts';

export function setTimeZoneRoute(app: FastifyInstance, memberModule: MemberModule): void {
  route(app, setTimeZone, async ({ timeZone }, { member }) => {
    await memberModule.setTimeZone(member.memberId, timeZone || null);
    return timeZone ? { timeZone } : {};
  });
}
