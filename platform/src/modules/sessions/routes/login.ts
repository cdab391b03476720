import { login, sendLoginCode, verifyLogin } from '@portal/shared/contract/sessions/login';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../kernel/calls/context.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { SessionModule, SessionServices } from '../index.ts';
import { originOf } from '../login/origin.ts';
import { createRememberCookie } from '../login/remember-cookie.ts';
import type { LoginInput } from '../session-module.ts';

/** Refusals after which a token that was sent is used up. */
const tokenIsOver = ['login_failed', 'account_closed', 'extra_verification_required'];

export function loginRoute(app: FastifyInstance, session: SessionModule): void {
  const cookie = createRememberCookie(app.kernel.settings);

  async function logInByCookie(input: Extract<LoginInput, { type: 'username' }>, context: CallContext) {
    const rememberToken = input.password === '' ? cookie.read(context) : undefined;
    try {
      return cookie.store(context, await session.logIn({ ...input, rememberToken }, originOf(context)));
    } catch (error) {
      if (rememberToken && error instanceof Refusal && tokenIsOver.includes(error.code)) cookie.end(context);
      throw error;
    }
  }

  route(app, login, (input, context) =>
    input.type === 'username' && input.rememberIn === 'cookie'
      ? logInByCookie(input, context)
      : session.logIn(input, originOf(context)),
  );
}

export function sendLoginCodeRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, sendLoginCode, (input, context) =>
    session.loginVerification.sendCode(input, originOf(context), context.language),
  );
}

export function verifyLoginRoute(app: FastifyInstance, session: SessionServices): void {
  const cookie = createRememberCookie(app.kernel.settings);
  route(app, verifyLogin, async ({ rememberIn, ...input }, context) => {
    const value = await session.loginVerification.answer(input, originOf(context));
    return rememberIn === 'cookie' ? cookie.store(context, value) : value;
  });
}
