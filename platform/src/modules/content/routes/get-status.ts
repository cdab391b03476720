import { getStatus } from '@portal/shared/contract/system/get-status';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { ContentModule } from '../index.ts';
import { visitorCountry } from '../visitor-country.ts';

export function getStatusRoute(app: FastifyInstance, content: ContentModule): void {
  route(app, getStatus, async (_input, { request, ip }) => {
    const country = visitorCountry(request, app.kernel.settings.TRUST_PROXY);
    const status = await content.status(country);
    return { ...status, location: { ip, ...(country ? { country } : {}) } };
  });
}
