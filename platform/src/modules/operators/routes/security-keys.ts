import {
  addSecurityKey,
  askSecurityKey,
  listSecurityKeys,
  removeSecurityKey,
  startSecurityKey,
} from '@portal/shared/contract/operators/security-keys';
import type { FastifyInstance } from 'fastify';
import { type Handler, route } from '../../../kernel/calls/contract-route.ts';
import type { SiteSettings } from '../../content/index.ts';
import { assertAddress } from '../sessions/assert-address.ts';
import { addKey, askKey, listKeys, removeKey, startKey } from '../sessions/security-keys.ts';

/** Questions for an address in a minute; beyond it 429. */
const questionsPerAddress = 60;

export function askSecurityKeyRoute(app: FastifyInstance): void {
  const ask: Handler<typeof askSecurityKey> = async (_input, { request }) => {
    assertAddress(app.kernel.settings, request);
    return { options: { ...(await askKey(app.kernel)) } };
  };
  route(app, askSecurityKey, ask, { perMinute: async () => questionsPerAddress });
}

export function startSecurityKeyRoute(app: FastifyInstance, settings: SiteSettings): void {
  route(app, startSecurityKey, async (_input, { operator }) => ({
    options: { ...(await startKey(app.kernel, operator, await settings.get('brandName'))) },
  }));
}

export function addSecurityKeyRoute(app: FastifyInstance): void {
  route(app, addSecurityKey, async (added, { operator }) => ({ id: await addKey(app.kernel, operator, added) }));
}

export function listSecurityKeysRoute(app: FastifyInstance): void {
  route(app, listSecurityKeys, async (_input, { operator }) => ({ list: await listKeys(app.kernel, operator) }));
}

export function removeSecurityKeyRoute(app: FastifyInstance): void {
  route(app, removeSecurityKey, async ({ id }, { operator }) => {
    await removeKey(app.kernel, operator, id);
    return {};
  });
}
