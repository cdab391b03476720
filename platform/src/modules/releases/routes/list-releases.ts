import { listReleases as call } from '@portal/shared/contract/releases/releases';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { listReleases } from '../list-releases.ts';
import type { Registry } from '../registry.ts';

export function listReleasesRoute(app: FastifyInstance, registry: Registry): void {
  route(app, call, () => listReleases(registry));
}
