import type { Kernel } from '../kernel/kernel.ts';
import type { DeliveryModule } from '../modules/delivery/index.ts';
import { betCorrected, betRefunded, betSettled } from '../modules/games/index.ts';
import { withdrawalEnded } from '../modules/payments/index.ts';
import { rewardArrived } from '../modules/rewards/index.ts';
import type { SessionModule } from '../modules/sessions/index.ts';
import {
  betNotifications,
  heldWinNotifications,
  refundNotifications,
  rewardNotification,
  withdrawalNotification,
} from './push-notifications.rules.ts';

interface PushDeps {
  delivery: Pick<DeliveryModule, 'push'>;
  session: Pick<SessionModule, 'onEnded'>;
}

/**
 * Notifies the devices of members of withdrawals, settled bets and rewards, and forgets those that log out. Subscribes
 * without keys of the operator, too, so that nothing of the past is sent once there are some.
 */
export function pushNotificationsFlow({ outbox }: Kernel, { delivery: { push }, session }: PushDeps): void {
  session.onEnded(async (sessionIds, reason) => {
    // Who logs in elsewhere, or here again, has not logged out on this device.
    if (reason !== 'logged_in_elsewhere') await push.forgetSessions(sessionIds);
  });
  const from = { from: 'now' } as const;
  outbox.subscribe(withdrawalEnded, 'push.withdrawals', (ended) => push.notify([withdrawalNotification(ended)]), from);
  outbox.subscribe(rewardArrived, 'push.rewards', (reward) => push.notify([rewardNotification(reward)]), from);
  outbox.subscribeBatches(betSettled, 'push.bets', (bets) => push.notify(betNotifications(bets)), from);
  outbox.subscribeBatches(betCorrected, 'push.held-wins', (bets) => push.notify(heldWinNotifications(bets)), from);
  outbox.subscribeBatches(betRefunded, 'push.refunds', (bets) => push.notify(refundNotifications(bets)), from);
}
