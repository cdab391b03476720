import { login } from '@portal/shared/contract/sessions/login';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { SessionModule } from '../index.ts';
import { originOf } from '../origin.ts';

export function loginRoute(app: FastifyInstance, session: SessionModule): void {
  route(app, login, (input, context) => session.logIn(input, originOf(context)));
}
