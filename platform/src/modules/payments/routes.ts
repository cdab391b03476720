import type { RegisterRoutes } from '../../kernel/module.ts';
import type { PaymentsModule } from './index.ts';
import { listDepositMethodsRoute } from './routes/list-deposit-methods.ts';

export const registerPaymentsRoutes: RegisterRoutes<PaymentsModule> = (app, payments) => {
  listDepositMethodsRoute(app, payments);
};
