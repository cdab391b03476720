import { listReleaseHistory as call } from '@portal/shared/contract/operator/release-calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { Registry } from '../registry.ts';

export function listReleaseHistoryRoute(app: FastifyInstance, { repository }: Registry): void {
  route(app, call, async () => {
    const acts = await repository.acts();
    return { list: acts.reverse().map((act) => ({ ...act, percent: 100, at: act.at.toISOString() })) };
  });
}
