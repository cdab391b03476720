import { listDeadLetters } from '@portal/shared/contract/operators/dead-letters';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';

export function listDeadLettersRoute(app: FastifyInstance): void {
  route(app, listDeadLetters, async ({ pageNo, pageSize }) => {
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const { list, total } = await app.kernel.outbox.deadLetters(page);
    return {
      list: list.map(({ writtenAt, failedAt, ...event }) => ({
        ...{ ...event, writtenAt: writtenAt.toISOString(), failedAt: failedAt.toISOString() },
      })),
      totalPages: Math.ceil(total / pageSize),
    };
  });
}
