import { getCustomerService } from '@portal/shared/contract/content/site';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { ContentModule } from '../index.ts';
import { sealedPath } from '../sealed-path.rules.ts';

const chatType = 3;
const otherType = 1;

/** The live chat is type 3 and encrypted (docs/product.md 3); other support channels are type 1 and not encrypted. */
export function getCustomerServiceRoute(app: FastifyInstance, { settings, cacheVersion }: ContentModule): void {
  route(app, getCustomerService, async () => {
    const version = await cacheVersion('routers');
    const services = await settings.get('customerService');
    const pathList = services.map(({ csType, path }) =>
      csType === 'LIVECHAT' ? { type: chatType, path: sealedPath(path) } : { type: otherType, path },
    );
    return { cacheVersion: version, version: { pathList } };
  });
}
