import { operatorLogin } from '@portal/shared/contract/operator/operator-calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { OperatorModule } from '../index.ts';

export function operatorLoginRoute(app: FastifyInstance, operator: OperatorModule): void {
  route(app, operatorLogin, (input) => operator.logIn(input));
}
