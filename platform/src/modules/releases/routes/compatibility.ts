import { canPromote, canRollBack } from '@portal/shared/contract/releases/compatibility';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { judgeRelease } from '../fit/judge-release.ts';
import { judgeNew, judgeUnpublished } from '../fit/judge-unpublished.ts';
import type { ReleaseWithContract } from '../fit/set-compatibility.rules.ts';
import { contractOf } from '../fit/stored-contracts.ts';
import type { Registry } from '../registry.ts';
import { readState } from '../registry-state.ts';
import { rollbackTarget } from '../rollback-target.ts';
import { publishedRow, refuseUnlessWhole } from '../whole-release.ts';

/** Two texts of half a megabyte each, as JSON strings. */
export const unpublishedBodyLimit = 4 * 1024 * 1024;

/** Registers the calls that ask whether a release could be promoted or rolled back; neither changes anything. */
export function registerCompatibilityRoutes(app: FastifyInstance, registry: Registry): void {
  route(
    app,
    canPromote,
    async (input) => {
      const { name, version, unpublished } = input;
      if (unpublished) return judgeUnpublished(registry, input, unpublished);
      return judgeNew(registry, await storedRelease(registry, name, version), input);
    },
    { bodyLimit: unpublishedBodyLimit },
  );
  route(app, canRollBack, async ({ name, to }) => {
    const version = await rollbackTarget(registry.store, await readState(registry.repository), name, to);
    return { name, version, ...(await judgeRelease(registry, await storedRelease(registry, name, version), true)) };
  });
}

/** A release that can no longer be read cannot go live: promotion and rollback refuse it with the same words. */
async function storedRelease(registry: Registry, name: string, version: string): Promise<ReleaseWithContract> {
  const row = await publishedRow(registry, name, version);
  await refuseUnlessWhole(registry, row);
  return { manifest: row.manifest, contract: await contractOf(registry, row.manifest) };
}
