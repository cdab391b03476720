import { endOtherSessions } from '@portal/shared/contract/sessions/sessions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { SessionModule } from '../index.ts';

export function endOtherSessionsRoute(app: FastifyInstance, session: SessionModule): void {
  route(app, endOtherSessions, async (_input, { member }) => ({ ended: await session.endOthers(member) }));
}
