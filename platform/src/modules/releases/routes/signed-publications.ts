import {
  canPublishSigned,
  publisherClaim,
  publisherHeader,
  publisherQuestion,
  publishSignedRelease,
} from '@portal/shared/contract/releases/signed-publications';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { answerOnce } from '../../../kernel/calls/idempotency.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { answerCanPublish } from '../compatibility/answer-can-publish.ts';
import { checkQuestionBody, checkSignedBody } from '../publishers/claim.rules.ts';
import { forSquad } from '../publishers/for-squad.rules.ts';
import { keyPublisher } from '../publishers/key-publisher.rules.ts';
import type { Publishers } from '../publishers/publishers.ts';
import { readClaim, type SignedClaim } from '../publishers/read-claim.ts';
import { publishRelease } from '../publishing/publish-release.ts';
import type { Registry } from '../registry/registry.ts';
import { unpublishedBodyLimit } from './compatibility.ts';
import { publishedBody } from './releases.ts';

type Question = SignedClaim<typeof publisherQuestion>;

/**
 * Registers "can I publish" for squads. A scope of its own, whose hook checks the signature before the body is read.
 */
function canPublishRoute(app: FastifyInstance, registry: Registry, { keys, clock }: Publishers): void {
  const questions = new WeakMap<FastifyRequest, Question>();
  app.addHook('onRequest', async (request) => {
    const header = request.headers[publisherHeader];
    questions.set(request, await readClaim(publisherQuestion, keys, header, clock.now()));
  });
  route(
    app,
    canPublishSigned,
    async (input, { request }) => {
      const question = questions.get(request);
      if (!question) throw new Refusal('publisher_not_known');
      checkQuestionBody(question.claim, input);
      await askOnce(app.kernel.database, question);
      // A body takes time to arrive: a key revoked meanwhile gets no answer.
      if (!(await keys.use(question.key.kid, clock.now()))) throw new Refusal('publisher_not_known');
      return forSquad(await answerCanPublish(registry, input, input.unpublished));
    },
    { bodyLimit: unpublishedBodyLimit },
  );
}

/** Remembers questions longer than a signature is valid, for all processes, by their nonce. */
async function askOnce(database: Database, { claim, key }: Question): Promise<void> {
  let isFirst = false;
  const asked = { scope: `squad:${key.kid} can-publish`, key: claim.nonce, requestHash: claim.texts };
  const work = async () => {
    isFirst = true;
    return { status: 200, body: '' };
  };
  await answerOnce(database, asked, work).catch((error) => {
    if (!(error instanceof Refusal)) throw error;
  });
  if (!isFirst) throw new Refusal('question_repeated');
}

/** Registers the two calls open to holders of a squad's key. */
export async function signedPublicationRoutes(
  app: FastifyInstance,
  registry: Registry,
  publishers: Publishers,
): Promise<void> {
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
      return publishRelease(registry, input, keyPublisher.named(signed.key.label));
    },
    publishedBody,
  );
}
