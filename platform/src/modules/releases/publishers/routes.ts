import {
  addPublisherKey,
  listPublisherKeys,
  publisherClaim,
  publisherHeader,
  publishSignedRelease,
  revokePublisherKey,
} from '@portal/shared/contract/releases/publishers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { publishRelease } from '../publish-release.ts';
import type { Registry } from '../registry.ts';
import { publishBodyLimit } from '../routes/publish-release.ts';
import { canPublishRoute } from './can-publish-route.ts';
import { checkSignedBody } from './claim.rules.ts';
import { addKey, listKeys, revokeKey } from './manage-keys.ts';
import { publisherKeysRepository } from './publisher-keys.ts';
import type { Publishers } from './publishers.ts';
import { readClaim, type SignedClaim } from './read-claim.ts';

/** Registers the calls about keys of squads, and the two calls open to their holders. */
export async function registerPublisherRoutes(app: FastifyInstance, registry: Registry): Promise<void> {
  const { db } = app.kernel.database;
  const publishers: Publishers = { ...registry, keys: publisherKeysRepository({ db }) };
  route(app, addPublisherKey, (input, { operator }) => addKey(publishers, input, operator.username));
  route(app, listPublisherKeys, () => listKeys(publishers));
  route(app, revokePublisherKey, (input, { operator }) => revokeKey(publishers, input, operator.username));
  await app.register(async (signed) => signedRoute(signed, registry, publishers));
  await app.register(async (asked) => canPublishRoute(asked, registry, publishers));
}

/** A scope of its own, whose hook checks the signature before the body is read. */
function signedRoute(app: FastifyInstance, registry: Registry, { keys, clock }: Publishers): void {
  const claims = new WeakMap<FastifyRequest, SignedClaim<typeof publisherClaim>>();
  app.addHook('onRequest', async (request) => {
    claims.set(request, await readClaim(publisherClaim, keys, request.headers[publisherHeader], clock.now()));
  });
  route(
    app,
    publishSignedRelease,
    async (input, { request }) => {
      const signed = claims.get(request);
      if (!signed) throw new Refusal('publisher_not_known');
      checkSignedBody(signed.claim, input);
      // A body takes time to arrive: a key revoked meanwhile publishes nothing.
      if (!(await keys.use(signed.key.kid, clock.now()))) throw new Refusal('publisher_not_known');
      return publishRelease(registry, input, `key ${signed.key.label}`);
    },
    { bodyLimit: publishBodyLimit },
  );
}
