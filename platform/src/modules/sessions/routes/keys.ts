import { getKeys } from '@portal/shared/contract/sessions/keys';
import type { FastifyInstance } from 'fastify';
import type { SessionModule } from '../index.ts';

/**
 * A bare JWKS without the envelope, so that any JOSE library can read it; also served during maintenance. Every origin
 * may read it: a page at one domain of the portal uses it to check that another domain works, and how fast it is.
 */
export function getKeysRoute(app: FastifyInstance, session: SessionModule): void {
  app.get(getKeys.path, { config: { call: getKeys } }, async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' }).type('application/jwk-set+json');
    return reply.send(JSON.stringify({ keys: await session.publicKeys() }));
  });
}
