import {
  checkPushDevice,
  getPushKey,
  type PushChoices,
  pushKinds,
  subscribePush,
  unsubscribePush,
} from '@portal/shared/contract/delivery/push';
import { useFailureText } from '@portal/shared/remote/calls/use-failure-text';
import type { Host } from '@portal/shared/remote/host';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useQuery, useQueryClient } from '@portal/shared/remote/query';
import { useState } from 'react';
import { findRegistration, keysOf, subscribeDevice } from './push-device.ts';

/** What a member begins with: everything, and no amounts on a locked screen. */
const firstChoices: PushChoices = { kinds: [...pushKinds], showsAmounts: false };

interface Device {
  /** Absent where the browser has no notifications, or the portal no service worker. */
  registration?: ServiceWorkerRegistration;
  /** Absent while it gets none of this member. */
  choices?: PushChoices;
}

async function readDevice(host: Host): Promise<Device> {
  const registration = await findRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!registration || !subscription) return { registration };
  return { registration, ...(await host.call(checkPushDevice, { endpoint: subscription.endpoint })) };
}

/** Notifications of this device: undefined while it is not known, or none are offered. */
export function usePush() {
  const host = useHost();
  const intl = useIntl();
  const failureText = useFailureText();
  const cache = useQueryClient();
  const queryKey = ['push device', useReadable(host.member)?.id];
  const device = useQuery({ queryKey, queryFn: () => readDevice(host), structuralSharing: false }).data;
  const registration = device?.registration;
  const publicKey = useCallQuery(getPushKey, {}, { enabled: registration !== undefined }).data?.publicKey;
  const [isBlocked, setIsBlocked] = useState(() => 'Notification' in window && Notification.permission === 'denied');
  const [isBusy, setIsBusy] = useState(false);
  const text = (id: string) => intl.formatMessage({ id: `push.${id}` });
  if (!device || !registration || !publicKey) return undefined;
  const setChoices = (choices?: PushChoices) => void cache.setQueryData<Device>(queryKey, { registration, choices });

  async function during(work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    await work().catch((error) =>
      host.toast(error instanceof DOMException ? text('failed') : failureText(error), 'bad'),
    );
    setIsBusy(false);
  }
  return {
    choices: device.choices,
    isBlocked,
    isBusy,
    turnOn: () =>
      during(async () => {
        const subscription = await subscribeDevice(registration, publicKey);
        if (!subscription) return setIsBlocked(Notification.permission === 'denied');
        setChoices((await host.call(subscribePush, { ...subscription, ...firstChoices })).choices);
        host.toast(text('on'), 'good');
      }),
    choose: (wanted: PushChoices) =>
      during(async () => {
        const subscription = await registration.pushManager.getSubscription();
        if (!subscription) return setChoices(undefined);
        setChoices((await host.call(subscribePush, { ...keysOf(subscription), ...wanted })).choices);
        host.toast(text('saved'), 'good');
      }),
    turnOff: () =>
      during(async () => {
        const subscription = await registration.pushManager.getSubscription();
        if (subscription) await host.call(unsubscribePush, { endpoint: subscription.endpoint });
        await subscription?.unsubscribe();
        setChoices(undefined);
        host.toast(text('off'), 'good');
      }),
  };
}

export type Push = NonNullable<ReturnType<typeof usePush>>;
