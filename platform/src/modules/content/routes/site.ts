import {
  getCustomerService,
  getDomainRoute,
  getRegisterSettings,
  getStatus,
  getWhitelabel,
} from '@portal/shared/contract/content/site';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { AccountSettings } from '../../accounts/index.ts';
import type { SiteSettings } from '../content.settings.ts';
import type { ContentModule } from '../index.ts';
import { sealedPath } from '../site/sealed-path.rules.ts';
import { visitorCountry } from '../site/visitor-country.ts';

const chatType = 3;
const otherType = 1;

/** The live chat is type 3 and encrypted (docs/product.md 3); other support channels are type 1 and not encrypted. */
export function getCustomerServiceRoute(
  app: FastifyInstance,
  { cacheVersion }: ContentModule,
  settings: SiteSettings,
): void {
  route(app, getCustomerService, async () => {
    const version = await cacheVersion('routers');
    const services = await settings.get('customerService');
    const pathList = services.map(({ csType, path }) =>
      csType === 'LIVECHAT' ? { type: chatType, path: sealedPath(path) } : { type: otherType, path },
    );
    return { cacheVersion: version, version: { pathList } };
  });
}

/** The domains of the setting, each with the portal's resources; when none is set, the one the portal runs under. */
export function getDomainRouteRoute(
  app: FastifyInstance,
  { cacheVersion }: ContentModule,
  settings: SiteSettings,
): void {
  const ownDomain = new URL(app.kernel.settings.PUBLIC_ORIGIN).host;
  route(app, getDomainRoute, async () => {
    const version = await cacheVersion('routers');
    const set = await settings.get('domains');
    const resources = await settings.get('resources');
    const domains = set.length > 0 ? set : [ownDomain];
    return { cacheVersion: version, domainList: domains.map((domain) => ({ domain, speed: 0, resources })) };
  });
}

export function getRegisterSettingsRoute(
  app: FastifyInstance,
  { cacheVersion }: ContentModule,
  settings: AccountSettings,
): void {
  route(app, getRegisterSettings, async () => ({
    cacheVersion: await cacheVersion('validation'),
    flags: await settings.get('register.flags'),
    rules: await settings.get('register.rules'),
    agreementAge: await settings.get('agreementAge'),
    termsTicked: await settings.get('termsTicked'),
  }));
}

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

export function getWhitelabelRoute(
  app: FastifyInstance,
  { cacheVersion }: ContentModule,
  settings: SiteSettings,
): void {
  route(app, getWhitelabel, async () => ({
    cacheVersion: await cacheVersion('settings'),
    brandName: await settings.get('brandName'),
    menu: await settings.get('whitelabel.menu'),
  }));
}
