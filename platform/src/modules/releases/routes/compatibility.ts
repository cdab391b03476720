import { canPromote, canRollBack } from '@portal/shared/contract/releases/compatibility';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { answerCanPromote } from '../compatibility/answer-can-promote.ts';
import { answerCanPublish, judgeNew } from '../compatibility/answer-can-publish.ts';
import type { ReleaseWithContract } from '../compatibility/set-compatibility.rules.ts';
import { contractOf } from '../compatibility/stored-contracts.ts';
import { publishedRow, refuseUnlessComplete } from '../registry/complete-release.ts';
import type { Registry } from '../registry/registry.ts';
import { readState } from '../registry/registry-state.ts';
import { rollbackTarget } from '../rollout/rollback-target.ts';

/** Two texts of half a megabyte each, as JSON strings. */
export const unpublishedBodyLimit = 4 * 1024 * 1024;

/** Registers the calls that ask whether a release could be promoted or rolled back; neither changes anything. */
export function registerCompatibilityRoutes(app: FastifyInstance, registry: Registry): void {
  route(
    app,
    canPromote,
    async (input) => {
      const { name, version, unpublished } = input;
      if (unpublished) return answerCanPublish(registry, input, unpublished);
      return judgeNew(registry, await storedRelease(registry, name, version), input);
    },
    { bodyLimit: unpublishedBodyLimit },
  );
  route(app, canRollBack, async ({ name, to }) => {
    const version = await rollbackTarget(registry.store, await readState(registry.repository), name, to);
    return { name, version, ...(await answerCanPromote(registry, await storedRelease(registry, name, version), true)) };
  });
}

/** A release that can no longer be read cannot go live: promotion and rollback refuse it with the same words. */
async function storedRelease(registry: Registry, name: string, version: string): Promise<ReleaseWithContract> {
  const row = await publishedRow(registry, name, version);
  await refuseUnlessComplete(registry, row);
  return { manifest: row.manifest, contract: await contractOf(registry, row.manifest) };
}
