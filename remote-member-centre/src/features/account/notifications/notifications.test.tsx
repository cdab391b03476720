import { trialType } from '@portal/shared/contract/constants';
import {
  checkPushDevice,
  getPushKey,
  type PushChoices,
  subscribePush,
  unsubscribePush,
} from '@portal/shared/contract/delivery/push';
import { type Answer, answering, fakeMember, refusing } from '@portal/shared/testing/fake-host';
import { screen, waitFor } from '@testing-library/react';
import { openSecurity, sentTo } from '../../../../testing/open-security.tsx';

const publicKey = 'B'.repeat(87);
const keys = { p256dh: 'k'.repeat(87), auth: 'a'.repeat(22) };
const device = { endpoint: 'https://push.example.com/1', keys };
const all: PushChoices = { kinds: ['withdrawals', 'tickets', 'rewards'], showsAmounts: false };

interface BrowserOptions {
  answer?: NotificationPermission;
  isSubscribed?: boolean;
  hasWorker?: boolean;
  fails?: boolean;
}

/** A browser with notifications, as far as the page uses it. */
function openBrowser({
  answer = 'granted',
  isSubscribed = false,
  hasWorker = true,
  fails = false,
}: BrowserOptions = {}) {
  const log: unknown[] = [];
  const subscription = {
    endpoint: device.endpoint,
    toJSON: () => ({ ...device, expirationTime: null }),
    unsubscribe: async () => {
      log.push('unsubscribes');
      current = null;
    },
  };
  let current = isSubscribed ? subscription : null;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async (options: object) => {
      if (fails) throw new DOMException('no push service', 'AbortError');
      log.push(options);
      current = subscription;
      return subscription;
    },
  };
  const Notification = {
    permission: 'default',
    requestPermission: async () => {
      log.push('asks');
      Notification.permission = answer;
      return answer;
    },
  };
  const getRegistration = async () => (hasWorker ? { pushManager } : undefined);
  Object.assign(window, { PushManager: class {}, Notification });
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration }, configurable: true });
  return log;
}

afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const answers = (choices?: PushChoices): Answer[] => [
  answering(getPushKey, () => ({ publicKey })),
  answering(checkPushDevice, () => (choices ? { choices } : {})),
  answering(subscribePush, ({ kinds, showsAmounts }) => ({ choices: { kinds, showsAmounts } })),
  answering(unsubscribePush, () => ({})),
];
const turnOn = () => screen.findByRole('button', { name: 'Turn on notifications' });

// covers 8
test('asks on a press only, and subscribes to everything without amounts', async () => {
  const log = openBrowser();
  const { host, user } = await openSecurity(answers());
  const button = await turnOn();
  expect(log).toEqual([]);
  await user.click(button);
  await waitFor(() => expect(host.toasts).toEqual(['Notifications are on']));
  expect(log).toEqual(['asks', { userVisibleOnly: true, applicationServerKey: publicKey }]);
  expect(sentTo(host, subscribePush)).toEqual([{ ...device, ...all }]);
  for (const name of ['Withdrawals', 'Settled and voided bets', 'Rewards'])
    expect(screen.getByRole('checkbox', { name })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Show amounts' })).not.toBeChecked();
});

test('says that the browser blocks notifications once the member refuses', async () => {
  const log = openBrowser({ answer: 'denied' });
  const { host, user } = await openSecurity(answers());
  await user.click(await turnOn());
  expect(await screen.findByText(/^Notifications are blocked/)).toBeVisible();
  expect([log, sentTo(host, subscribePush)]).toEqual([['asks'], []]);
});

test('changes kinds and amounts, and ends with the last kind', async () => {
  const log = openBrowser({ isSubscribed: true });
  const { host, user } = await openSecurity(answers({ kinds: ['withdrawals', 'rewards'], showsAmounts: false }));
  await user.click(await screen.findByRole('checkbox', { name: 'Rewards' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Rewards' })).not.toBeChecked());
  await user.click(screen.getByRole('checkbox', { name: 'Show amounts' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Show amounts' })).toBeChecked());
  expect(sentTo(host, subscribePush)).toEqual([
    { ...device, kinds: ['withdrawals'], showsAmounts: false },
    { ...device, kinds: ['withdrawals'], showsAmounts: true },
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Withdrawals' }));
  expect(await turnOn()).toBeVisible();
  expect(sentTo(host, unsubscribePush)).toEqual([{ endpoint: device.endpoint }]);
  expect(log).toEqual(['unsubscribes']);
});

test('turns notifications off by the button', async () => {
  openBrowser({ isSubscribed: true });
  const { host, user } = await openSecurity(answers(all));
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  expect(await turnOn()).toBeVisible();
  expect(host.toasts).toEqual(['Notifications are off']);
});

test('says so when the browser or the platform fails, and stays off', async () => {
  openBrowser({ fails: true });
  const { host, user } = await openSecurity(answers());
  await user.click(await turnOn());
  await waitFor(() => expect(host.toasts).toEqual(['Your browser could not turn on notifications. Try again later.']));
  openBrowser();
  host.answer(refusing(subscribePush, 'push_subscription_refused'));
  expect(await turnOn()).toBeVisible();
});

test('offers nothing without a service worker', async () => {
  const isShown = () => screen.queryByRole('heading', { name: 'Notifications' }) !== null;
  openBrowser({ hasWorker: false });
  const { host } = await openSecurity(answers());
  await screen.findByRole('heading', { name: 'Active sessions' });
  expect([isShown(), sentTo(host, getPushKey)]).toEqual([false, []]);
});

test('offers nothing while the operator has no keys', async () => {
  openBrowser();
  const { host } = await openSecurity([answering(getPushKey, () => ({})), ...answers()]);
  await waitFor(() => expect(sentTo(host, getPushKey)).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Notifications' })).toBeNull();
});

test('offers nothing to a trial account', async () => {
  openBrowser();
  const { host } = await openSecurity(answers(), { member: { ...fakeMember, type: trialType } });
  await screen.findByRole('heading', { name: 'Active sessions' });
  expect(sentTo(host, getPushKey)).toEqual([]);
});
