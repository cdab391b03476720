import { promoteRelease as call } from '@portal/shared/contract/releases/releases';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { putLive } from '../put-live.ts';
import type { Registry } from '../registry.ts';

export function promoteReleaseRoute(app: FastifyInstance, registry: Registry): void {
  route(app, call, ({ name, version, percent = 100, why = '', from }, { operator }) => {
    const who = operator.username;
    const act = { act: 'promote' as const, name, version, percent, why, who, despiteFreeze: false, from };
    return putLive(registry, async () => act);
  });
}
