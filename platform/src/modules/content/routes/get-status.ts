import { getStatus } from '@portal/shared/contract/content/site';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { ContentModule } from '../index.ts';
import { visitorCountry } from '../visitor-country.ts';

export interface StatusPorts {
  /** Lets the requesting page report how its remotes loaded; undefined when none can be made. */
  loadTicket(cookie: string | undefined, address: string): string | undefined;
}

export function getStatusRoute(app: FastifyInstance, content: ContentModule, { loadTicket }: StatusPorts): void {
  route(app, getStatus, async (_input, { request, ip }) => {
    const country = visitorCountry(request, app.kernel.settings.TRUST_PROXY);
    const status = await content.status(country);
    const ticket = loadTicket(request.headers.cookie, ip);
    return { ...status, location: { ip, ...(country ? { country } : {}) }, ...(ticket ? { loadTicket: ticket } : {}) };
  });
}
