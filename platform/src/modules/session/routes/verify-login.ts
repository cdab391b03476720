import { verifyLogin } from '@portal/shared/contract/sessions/login';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { SessionServices } from '../index.ts';
import { originOf } from '../origin.ts';

export function verifyLoginRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, verifyLogin, (input, context) => session.loginVerification.answer(input, originOf(context)));
}
