import { login, sendLoginCode, verifyLogin } from '@portal/shared/contract/sessions/login';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { SessionModule, SessionServices } from '../index.ts';
import { originOf } from '../login/origin.ts';

export function loginRoute(app: FastifyInstance, session: SessionModule): void {
  route(app, login, (input, context) => session.logIn(input, originOf(context)));
}

export function sendLoginCodeRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, sendLoginCode, (input, context) =>
    session.loginVerification.sendCode(input, originOf(context), context.language),
  );
}

export function verifyLoginRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, verifyLogin, (input, context) => session.loginVerification.answer(input, originOf(context)));
}
