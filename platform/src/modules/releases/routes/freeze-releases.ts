import { freezeReleases as call } from '@portal/shared/contract/releases/releases';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { freezeReleases } from '../freeze.ts';
import type { Registry } from '../registry.ts';

export function freezeReleasesRoute(app: FastifyInstance, registry: Registry): void {
  route(app, call, (input, { operator }) => freezeReleases(registry, input, operator.username));
}
