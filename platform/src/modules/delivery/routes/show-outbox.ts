import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../../kernel/refusal.ts';
import type { DeliveryModule } from '../index.ts';
import { outboxPage } from '../outbox-page.rules.ts';

const ownAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Codes lie open there, so it is for the person at the machine: also where NODE_ENV was forgotten on a real server. */
function assertOwnMachine({ ip, socket }: FastifyRequest): void {
  const isOwn = ownAddresses.has(ip) && ownAddresses.has(socket.remoteAddress ?? '');
  if (!isOwn) throw new Refusal('unknown_call');
}

/** `/dev/outbox` for people, `/dev/outbox.json` for tests: the newest messages first, of one receiver with `?to=`. */
export function showOutboxRoute(app: FastifyInstance, delivery: DeliveryModule): void {
  async function messagesFor(request: FastifyRequest) {
    assertOwnMachine(request);
    const { to } = request.query as { to?: unknown };
    const messages = await delivery.keptMessages();
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
