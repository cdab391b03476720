import { operatorLogin } from '@portal/shared/contract/operators/session';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { OperatorRouteDeps } from '../route-deps.ts';

export function operatorLoginRoute(
  app: FastifyInstance,
  { operator, content }: Pick<OperatorRouteDeps, 'operator' | 'content'>,
): void {
  route(app, operatorLogin, async (input) => {
    const opened = await operator.logIn(input);
    return { ...opened, timeZone: await content.settings.get('timeZone') };
  });
}
