import { sendLoginCode } from '@portal/shared/contract/sessions/login';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { SessionServices } from '../index.ts';
import { originOf } from '../origin.ts';

export function sendLoginCodeRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, sendLoginCode, (input, context) =>
    session.loginVerification.sendCode(input, originOf(context), context.language),
  );
}
