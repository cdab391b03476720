import { listDeadLetters, redeliverDeadLetters } from '@portal/shared/contract/operators/dead-letters';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { OperatorModule } from '../index.ts';

export function listDeadLettersRoute(app: FastifyInstance): void {
  route(app, listDeadLetters, async ({ pageNo, pageSize }) => {
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const { list, total } = await app.kernel.outbox.deadLetters(page);
    return {
      list: list.map(({ writtenAt, failedAt, ...event }) => ({
        ...event,
        writtenAt: writtenAt.toISOString(),
        failedAt: failedAt.toISOString(),
      })),
      totalPages: Math.ceil(total / pageSize),
    };
  });
}

const retriesAtOnce = 1000;

/** Retries each event in its own transaction, with its audit line. */
export function retryDeadLettersRoute(app: FastifyInstance, operator: Pick<OperatorModule, 'audit'>): void {
  const { outbox, database } = app.kernel;

  const retryOne = (id: string, who: string, why: string) =>
    database.transaction(async () => {
      const again = await outbox.redeliver(id);
      if (!again) return undefined;
      const { subscriber, eventId, isDelivered } = again;
      await operator.audit({
        who,
        act: 'tell-event-again',
        target: `${subscriber} ${eventId}`,
        why,
        detail: { isDelivered },
      });
      return isDelivered;
    });

  route(app, redeliverDeadLetters, async ({ id, why }, { operator: { username } }) => {
    const all =
      id === undefined ? (await outbox.deadLetters({ limit: retriesAtOnce, offset: 0 })).list : [{ id: `${id}` }];
    const outcomes: (boolean | undefined)[] = [];
    for (const one of all) outcomes.push(await retryOne(one.id, username, why));
    if (id !== undefined && outcomes[0] === undefined) throw new Refusal('not_found');
    const numberOf = (isDelivered: boolean) => outcomes.filter((outcome) => outcome === isDelivered).length;
    return { told: numberOf(true), failed: numberOf(false) };
  });
}
