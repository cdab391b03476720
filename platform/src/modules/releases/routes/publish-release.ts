import { publishRelease as call } from '@portal/shared/contract/releases/releases';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { publishRelease } from '../publish-release.ts';
import type { Registry } from '../registry.ts';

/** A release is one body: a few megabytes of scripts, styles and fonts, a third more as base64. */
export const publishBodyLimit = 48 * 1024 * 1024;

export function publishReleaseRoute(app: FastifyInstance, registry: Registry): void {
  route(app, call, (input, { operator }) => publishRelease(registry, input, operator.username), {
    bodyLimit: publishBodyLimit,
  });
}
