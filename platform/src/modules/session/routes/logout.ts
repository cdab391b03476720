import { logout } from '@portal/shared/contract/session/logout';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { SessionModule } from '../index.ts';

/** Ends this session only: the other tabs of it are told by the shell, sessions on other devices go on. */
export function logoutRoute(app: FastifyInstance, session: SessionModule): void {
  route(app, logout, async (_input, { member }) => {
    await session.end(member);
    return {};
  });
}
