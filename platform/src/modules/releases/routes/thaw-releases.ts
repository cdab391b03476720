import { thawReleases as call } from '@portal/shared/contract/releases/releases';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { thawReleases } from '../freeze.ts';
import type { Registry } from '../registry.ts';

export function thawReleasesRoute(app: FastifyInstance, registry: Registry): void {
  route(app, call, async ({ why }, { operator }) => {
    await thawReleases(registry, why, operator.username);
    return {};
  });
}
