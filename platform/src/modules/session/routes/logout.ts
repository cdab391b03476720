import { logout } from '@portal/shared/contract/sessions/sessions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { SessionModule } from '../index.ts';

/** Ends only this session: the shell notifies its other tabs, sessions on other devices continue. */
export function logoutRoute(app: FastifyInstance, session: SessionModule): void {
  route(app, logout, async (_input, { member }) => {
    await session.end(member);
    return {};
  });
}
