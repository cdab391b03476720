import { listSessions } from '@portal/shared/contract/sessions/sessions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { SessionServices } from '../index.ts';

export function listSessionsRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, listSessions, async (_input, { member }) => ({ list: await session.ownSessions.list(member) }));
}
