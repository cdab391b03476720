import { canPublishSigned, publisherHeader, publisherQuestion } from '@portal/shared/contract/releases/publishers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { Database } from '../../../kernel/database.ts';
import { answerOnce } from '../../../kernel/idempotency.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { judgeUnpublished } from '../fit/judge-unpublished.ts';
import { unpublishedBodyLimit } from '../fit/routes.ts';
import type { Registry } from '../registry.ts';
import { checkAskedBody } from './claim.rules.ts';
import { forSquad } from './for-squad.rules.ts';
import type { Publishers } from './publishers.ts';
import { readClaim, type SignedClaim } from './read-claim.ts';

type Question = SignedClaim<typeof publisherQuestion>;

/**
 * Registers "can I publish" for squads. A scope of its own, whose hook checks the signature before the body is read.
 */
export function canPublishRoute(app: FastifyInstance, registry: Registry, { keys, clock }: Publishers): void {
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
      checkAskedBody(question.claim, input);
      await askOnce(app.kernel.database, question);
      // A body takes time to arrive: a key revoked meanwhile gets no answer.
      if (!(await keys.use(question.key.kid, clock.now()))) throw new Refusal('publisher_not_known');
      return forSquad(await judgeUnpublished(registry, input, input.unpublished));
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
