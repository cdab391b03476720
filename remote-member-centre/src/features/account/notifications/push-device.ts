import { type PushSubscriptionKeys, pushSubscription } from '@portal/shared/contract/delivery/push';
import * as v from 'valibot';

/** Notifications of this browser: undefined where it has none, or the portal has no service worker. */
export async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers || !('PushManager' in window) || !('Notification' in window)) return undefined;
  return workers.getRegistration('/').catch(() => undefined);
}

/**
 * Asks the member for permission and subscribes this browser; call it on a press only. Undefined when they refuse.
 * @throws DOMException when the browser reaches no push service
 */
export async function subscribeDevice(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscriptionKeys | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  // A subscription for other keys would refuse the new ones.
  await (await pushManager.getSubscription())?.unsubscribe();
  return keysOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}

export function keysOf(subscription: PushSubscription): PushSubscriptionKeys {
  const { endpoint, keys } = subscription.toJSON();
  return v.parse(pushSubscription, { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}
