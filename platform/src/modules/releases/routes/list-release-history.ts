import { listReleaseHistory as call } from '@portal/shared/contract/releases/releases';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { Registry } from '../registry.ts';

/** Years of a portal that releases daily; the audit has the rest. */
const newest = 1000;

export function listReleaseHistoryRoute(app: FastifyInstance, { repository }: Registry): void {
  route(app, call, async () => {
    const acts = await repository.newestActs(newest);
    return { list: acts.map((act) => ({ ...act, at: act.at.toISOString() })) };
  });
}
