import { listDepositMethods } from '@portal/shared/contract/payments/list-deposit-methods';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { PaymentsModule } from '../index.ts';

export function listDepositMethodsRoute(app: FastifyInstance, payments: PaymentsModule): void {
  route(app, listDepositMethods, async () => ({ methods: await payments.depositMethods() }));
}
