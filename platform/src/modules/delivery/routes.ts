import type { RegisterRoutes } from '../../kernel/module.ts';
import type { DeliveryModule } from './index.ts';
import { pushRoutes } from './routes/push.ts';
import { showOutboxRoute } from './routes/show-outbox.ts';

export const registerDeliveryRoutes: RegisterRoutes<DeliveryModule> = (app, delivery) => {
  pushRoutes(app, delivery);
  // Production has no such address.
  if (app.kernel.settings.NODE_ENV !== 'production') showOutboxRoute(app, delivery);
};
