import { rollbackRelease as call } from '@portal/shared/contract/releases/releases';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { putLive } from '../put-live.ts';
import type { Registry } from '../registry.ts';
import { rollbackTarget } from '../rollback-target.ts';

export function rollbackReleaseRoute(app: FastifyInstance, registry: Registry): void {
  route(app, call, ({ name, to, why, despiteFreeze = false, despiteMisfit, from }, { operator }) =>
    putLive(registry, async (state) => {
      const version = await rollbackTarget(registry.store, state, name, to);
      const insisted = { despiteFreeze, despiteMisfit, from };
      return { act: 'rollback', name, version, percent: 100, why, who: operator.username, ...insisted };
    }),
  );
}
