import { getKeys } from '@portal/shared/contract/system/get-keys';
import type { FastifyInstance } from 'fastify';
import type { SessionModule } from '../index.ts';

/**
 * A bare JWKS without the envelope, so that any JOSE library reads it; open under maintenance too. For every origin to read: by
 * it a page at one domain of the portal knows the platform at another, and how far it is.
 */
export function getKeysRoute(app: FastifyInstance, session: SessionModule): void {
  app.get(getKeys.path, { config: { call: getKeys } }, async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' }).type('application/jwk-set+json');
    return reply.send(JSON.stringify({ keys: await session.publicKeys() }));
  });
}
