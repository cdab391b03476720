import { resumeReleases as call } from '@portal/shared/contract/releases/releases';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { Registry } from '../registry.ts';
import { resumeReleases } from '../resume-releases.ts';

export function resumeReleasesRoute(app: FastifyInstance, registry: Registry): void {
  route(app, call, ({ above, why }, { operator }) => resumeReleases(registry, { above, why, who: operator.username }));
}
