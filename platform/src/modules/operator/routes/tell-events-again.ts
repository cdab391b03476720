import { tellEventsAgain } from '@portal/shared/contract/operator/event-calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { OperatorModule } from '../index.ts';

const toldAtOnce = 1000;

/** Retries each event in its own transaction, with its audit line. */
export function tellEventsAgainRoute(app: FastifyInstance, operator: Pick<OperatorModule, 'audit'>): void {
  const { outbox, database } = app.kernel;

  const tellOne = (id: string, who: string, why: string) =>
    database.transaction(async () => {
      const again = await outbox.tellAgain(id);
      if (!again) return undefined;
      const { subscriber, eventId, isTold } = again;
      await operator.audit({
        who,
        act: 'tell-event-again',
        target: `${subscriber} ${eventId}`,
        why,
        detail: { isTold },
      });
      return isTold;
    });

  route(app, tellEventsAgain, async ({ id, why }, { operator: { username } }) => {
    const all = id === undefined ? (await outbox.setAside({ limit: toldAtOnce, offset: 0 })).list : [{ id: `${id}` }];
    const outcomes: (boolean | undefined)[] = [];
    for (const one of all) outcomes.push(await tellOne(one.id, username, why));
    if (id !== undefined && outcomes[0] === undefined) throw new Refusal('not_found');
    const numberOf = (isTold: boolean) => outcomes.filter((outcome) => outcome === isTold).length;
    return { told: numberOf(true), failed: numberOf(false) };
  });
}
