import type { RegisterRoutes } from '../../kernel/module.ts';
import type { DeliveryModule } from './index.ts';
import { showOutboxRoute } from './routes/show-outbox.ts';

/** Serves messages in development and test only; production has no such address. */
export const registerDeliveryRoutes: RegisterRoutes<DeliveryModule> = (app, delivery) => {
  if (app.kernel.settings.NODE_ENV !== 'production') showOutboxRoute(app, delivery);
};
