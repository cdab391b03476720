import { operatorLoginByProvider, operatorSignInWays } from '@portal/shared/contract/operators/sign-in-provider';
import type { FastifyInstance } from 'fastify';
import { type Handler, route } from '../../../kernel/calls/contract-route.ts';
import { assertAddress } from '../sessions/assert-address.ts';
import { createSignInProvider, providerBackPath } from '../sessions/sign-in-provider.ts';
import type { OperatorSessionDeps } from './session.ts';

/** Where the console sends operators who sign in by a provider. */
export const providerStartPath = '/operator/session/provider/start';
/** Tries of an address in a minute; beyond it 429. */
const triesPerAddress = 60;
const limit = { perMinute: async () => triesPerAddress };
const cookieName = (isSecure: boolean) => (isSecure ? '__Host-operator-sign-in' : 'operator-sign-in');
const minutesOfCookie = 10;

/** Sign-in by a provider: two pages that lead on, and the login by what the provider has proved. */
export function signInProviderRoutes(app: FastifyInstance, { operator, settings }: OperatorSessionDeps): void {
  const { kernel } = app;
  const provider = createSignInProvider(kernel);
  route(app, operatorSignInWays, async () => ({
    ...(provider.isThere && { provider: kernel.settings.OPERATOR_OIDC_NAME }),
  }));
  const logIn: Handler<typeof operatorLoginByProvider> = async (input, { request }) => {
    assertAddress(kernel.settings, request);
    const opened = await operator.logInByProvider(input);
    return { ...opened, timeZone: await settings.get('timeZone') };
  };
  route(app, operatorLoginByProvider, logIn, limit);
  if (!provider.isThere) return;

  const origin = kernel.settings.OPERATOR_ORIGIN;
  const isSecure = origin.startsWith('https:');
  const name = cookieName(isSecure);
  const cookie = (value: string, seconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const back = (result: string) => `${origin}/#/sign-in/${result}`;
  const rateLimit = { max: triesPerAddress, timeWindow: 60_000 };
  const options = { config: { isOperatorPage: true, rateLimit } };

  app.get(providerStartPath, options, async (request, reply) => {
    assertAddress(kernel.settings, request);
    const { address, state } = await provider.start();
    return reply.header('set-cookie', cookie(state, minutesOfCookie * 60)).redirect(address);
  });
  app.get(providerBackPath, options, async (request, reply) => {
    assertAddress(kernel.settings, request);
    const state = new RegExp(`(?:^|; )${name}=([A-Za-z0-9_-]{43})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1];
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const ticket = state ? await provider.finish(query, state).catch(() => undefined) : undefined;
    return reply.header('set-cookie', cookie('', 0)).redirect(back(ticket ?? 'refused'));
  });
}
