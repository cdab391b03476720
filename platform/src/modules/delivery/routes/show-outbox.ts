import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assertOwnMachine } from '../../../kernel/security/own-machine.ts';
import type { DeliveryModule } from '../index.ts';
import { outboxPage } from '../outbox-page.rules.ts';

/**
 * Serves `/dev/outbox` for people and `/dev/outbox.json` for tests: newest messages first, of one receiver with `?to=`.
 * It shows codes, so it answers only on the same machine.
 */
export function showOutboxRoute(app: FastifyInstance, delivery: DeliveryModule): void {
  async function messagesFor(request: FastifyRequest) {
    assertOwnMachine(request);
    const { to } = request.query as { to?: unknown };
    const messages = await delivery.storedMessages();
    return typeof to === 'string' ? messages.filter((message) => message.to === to) : messages;
  }
  app.get('/dev/outbox.json', async (request, reply) => {
    const messages = await messagesFor(request);
    return reply.header('cache-control', 'no-store').send({ messages });
  });
  app.get('/dev/outbox', async (request, reply) => {
    const messages = await messagesFor(request);
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      })
      .type('text/html; charset=utf-8')
      .send(outboxPage(messages));
  });
}
