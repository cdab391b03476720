import { pruneReleases as call } from '@portal/shared/contract/releases/releases';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { NamedRelease } from '../forget-releases.rules.ts';
import { pruneReleases } from '../prune-releases.ts';
import type { Registry } from '../registry.ts';

export function pruneReleasesRoute(
  app: FastifyInstance,
  registry: Registry,
  previewed: () => Promise<readonly NamedRelease[]>,
): void {
  route(app, call, (input, { operator }) => pruneReleases(registry, previewed, input, operator.username));
}
