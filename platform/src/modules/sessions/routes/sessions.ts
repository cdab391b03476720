import {
  endOtherSessions,
  endOwnSession,
  getLoginInfo,
  listSessions,
  logout,
} from '@portal/shared/contract/sessions/sessions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { SessionModule, SessionServices } from '../index.ts';

export function endOtherSessionsRoute(app: FastifyInstance, session: SessionModule): void {
  route(app, endOtherSessions, async (_input, { member }) => ({ ended: await session.endOthers(member) }));
}

export function endOwnSessionRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, endOwnSession, async ({ id }, { member }) => {
    await session.ownSessions.end(member, id);
    return {};
  });
}

export function getLoginInfoRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, getLoginInfo, (_input, { member }) => session.ownSessions.loginInfo(member));
}

export function listSessionsRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, listSessions, async (_input, { member }) => ({ list: await session.ownSessions.list(member) }));
}

/** Ends only this session: the shell notifies its other tabs, sessions on other devices continue. */
export function logoutRoute(app: FastifyInstance, session: SessionModule): void {
  route(app, logout, async (_input, { member }) => {
    await session.end(member);
    return {};
  });
}
