import { getLoginInfo } from '@portal/shared/contract/sessions/sessions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { SessionServices } from '../index.ts';

export function getLoginInfoRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, getLoginInfo, (_input, { member }) => session.ownSessions.loginInfo(member));
}
