import { bomFileName, getReleaseBom } from '@portal/shared/contract/releases/release-bom';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Registry } from '../registry/registry.ts';

/** Answers with the bill of materials as it was published: one that was lost or changed counts as none. */
export function getReleaseBomRoute(app: FastifyInstance, { repository, store }: Registry): void {
  route(app, getReleaseBom, async ({ name, version }) => {
    const found = await repository.find(name, version);
    const isListed = found?.manifest.files.some(({ path }) => path === bomFileName);
    const bytes = found && isListed ? await store.read(found.manifest, bomFileName) : undefined;
    if (!bytes) throw new Refusal('not_found');
    return { text: Buffer.from(bytes).toString('utf8') };
  });
}
