import type { RegisterRoutes } from '../../kernel/module.ts';
import type { DeliveryModule } from './index.ts';
import { showOutboxRoute } from './routes/show-outbox.ts';

/** Messages are read here in development and test only; a production process has no such address. */
export const registerDeliveryRoutes: RegisterRoutes<DeliveryModule> = (app, delivery) => {
  if (app.kernel.settings.NODE_ENV !== 'production') showOutboxRoute(app, delivery);
};
