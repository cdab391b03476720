import type { PushChoices, PushKind, PushSubscriptionKeys } from '@portal/shared/contract/delivery/push';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Settings } from '../../../kernel/config/settings.ts';
import type { OutgoingMessage } from '../message.ts';
import type { TemplateName } from '../templates/template-names.ts';
import type { DeviceOwner, PushDevices } from './push-devices.ts';
import { isPushEndpoint, isPushKey } from './push-endpoint.rules.ts';

type Params = Readonly<Record<string, string | number>>;

/** Something that a member may be notified of. */
export interface Notification {
  memberId: string;
  kind: PushKind;
  /** Names no amount. */
  short: { template: TemplateName; params: Params };
  /** For who has chosen to see amounts. */
  full: { template: TemplateName; params: Params };
  /** Page that it opens. */
  path: string;
}

export interface Push {
  /** The operator's public key; undefined when no notifications are offered. */
  readonly publicKey: string | undefined;
  /**
   * Sends notifications to a device from now on, or changes its choices.
   * @throws Refusal `push_not_offered`, `push_subscription_refused`
   */
  subscribe(subscription: PushSubscriptionKeys, owner: DeviceOwner, choices: PushChoices): Promise<void>;
  /** Binds a device to the session; undefined when it gets nothing of this member. */
  check(endpoint: string, owner: DeviceOwner): Promise<PushChoices | undefined>;
  unsubscribe(memberId: string, endpoint: string): Promise<void>;
  /** Forgets the devices of sessions that have ended. */
  forgetSessions(sessionIds: readonly string[]): Promise<void>;
  /** Queues each notification for every device whose member has chosen its kind, in the caller's transaction. */
  notify(notifications: readonly Notification[]): Promise<void>;
}

export function createPush(
  { NODE_ENV, VAPID_PUBLIC_KEY: publicKey }: Settings,
  devices: PushDevices,
  queue: (message: OutgoingMessage) => Promise<void>,
): Push {
  const mustBePublic = NODE_ENV === 'production';
  return {
    publicKey,
    async subscribe(subscription, owner, choices) {
      if (!publicKey) throw new Refusal('push_not_offered');
      const { endpoint, keys } = subscription;
      if (!isPushEndpoint(endpoint, mustBePublic) || !isPushKey(keys.p256dh))
        throw new Refusal('push_subscription_refused');
      await devices.subscribe(subscription, owner, choices);
    },
    check: devices.check,
    unsubscribe: devices.unsubscribe,
    forgetSessions: devices.forgetSessions,
    async notify(notifications) {
      if (!publicKey || notifications.length === 0) return;
      const owned = await devices.ofMembers([...new Set(notifications.map(({ memberId }) => memberId))]);
      for (const { memberId, kind, short, full, path } of notifications)
        for (const { id, language, showsAmounts, ...device } of owned) {
          if (device.memberId !== memberId || !device.kinds.includes(kind)) continue;
          await queue({ channel: 'push', to: id, language, path, ...(showsAmounts ? full : short) });
        }
    },
  };
}
