import { promoteReleaseSet, rollbackReleaseSet } from '@portal/shared/contract/releases/release-sets';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { Registry } from '../registry/registry.ts';
import { assertOtherPublished } from '../rollout/assert-other-published.ts';
import { changeLiveReleases } from '../rollout/change-live-releases.ts';
import type { LiveChange } from '../rollout/live-change.ts';
import { rollbackTarget } from '../rollout/rollback-target.ts';

/** Registers promotion and rollback of several releases in one composition. */
export function releaseSetRoutes(app: FastifyInstance, registry: Registry): void {
  route(app, promoteReleaseSet, async ({ releases, why = '' }, { operator }) => {
    await assertOtherPublished(registry, releases, operator);
    const act = { act: 'promote' as const, percent: 100, why, who: operator.username, despiteFreeze: false };
    return changeLiveReleases(registry, async () => releases.map((release) => ({ ...act, ...release })));
  });
  route(
    app,
    rollbackReleaseSet,
    ({ releases, why, despiteFreeze = false, despiteMisfit: despiteIncompatibility }, { operator }) =>
      changeLiveReleases(registry, async (state) => {
        const insisted = { despiteFreeze, despiteIncompatibility };
        const act = { act: 'rollback' as const, percent: 100, why, who: operator.username, ...insisted };
        const changes: LiveChange[] = [];
        for (const { name, to, from } of releases) {
          changes.push({ ...act, name, from, version: await rollbackTarget(registry.store, state, name, to) });
        }
        return changes;
      }),
  );
}
