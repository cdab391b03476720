import { endOwnSession } from '@portal/shared/contract/sessions/sessions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { SessionServices } from '../index.ts';

export function endOwnSessionRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, endOwnSession, async ({ id }, { member }) => {
    await session.ownSessions.end(member, id);
    return {};
  });
}
