import { checkPushDevice, getPushKey, subscribePush, unsubscribePush } from '@portal/shared/contract/delivery/push';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../kernel/calls/context.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { DeliveryModule } from '../index.ts';

const ownerOf = ({ member: { memberId, sessionId }, language }: CallContext) => ({ memberId, sessionId, language });

export function pushRoutes(app: FastifyInstance, { push }: DeliveryModule): void {
  route(app, getPushKey, async () => (push.publicKey ? { publicKey: push.publicKey } : {}));
  route(app, checkPushDevice, async ({ endpoint }, context) => {
    const choices = await push.check(endpoint, ownerOf(context));
    return choices ? { choices } : {};
  });
  route(app, subscribePush, async ({ endpoint, keys, ...choices }, context) => {
    await push.subscribe({ endpoint, keys }, ownerOf(context), choices);
    return { choices };
  });
  route(app, unsubscribePush, async ({ endpoint }, { member }) => {
    await push.unsubscribe(member.memberId, endpoint);
    return {};
  });
}
