import { getDomainRoute } from '@portal/shared/contract/content/site';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { ContentModule } from '../index.ts';

/** The domains of the setting, each with the portal's resources; when none is set, the one the portal runs under. */
export function getDomainRouteRoute(app: FastifyInstance, { settings, cacheVersion }: ContentModule): void {
  const ownDomain = new URL(app.kernel.settings.PUBLIC_ORIGIN).host;
  route(app, getDomainRoute, async () => {
    const version = await cacheVersion('routers');
    const set = await settings.get('domains');
    const resources = await settings.get('resources');
    const domains = set.length > 0 ? set : [ownDomain];
    return { cacheVersion: version, domainList: domains.map((domain) => ({ domain, speed: 0, resources })) };
  });
}
