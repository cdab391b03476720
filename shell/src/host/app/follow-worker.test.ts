import { checkPushDevice, type PushChoices } from '@portal/shared/contract/delivery/push';
import { answering, createFakeHost, fakeMember, refusing } from '@portal/shared/testing/fake-host';
import { followWorker, type Workers } from './follow-worker.ts';

const choices: PushChoices = { kinds: ['withdrawals'], showsAmounts: false };

function open({
  isOffered = true,
  answer = answering(checkPushDevice, () => ({ choices })),
  isSubscribed = true,
} = {}) {
  const registered: unknown[] = [];
  const ended: string[] = [];
  const listeners: ((event: { data: unknown }) => void)[] = [];
  const end = (what: string) => async () => Boolean(ended.push(what));
  const subscription = { endpoint: 'https://push.example.com/1', unsubscribe: end('subscription') };
  const workers: Workers = {
    register: async (...given) => void registered.push(given),
    getRegistration: async () => ({
      unregister: end('worker'),
      pushManager: { getSubscription: async () => (isSubscribed ? subscription : null) },
    }),
    addEventListener: (_type, listener) => void listeners.push(listener),
  };
  const host = createFakeHost({ at: '/rng?page=PG', answers: [answer] });
  followWorker({ client: { send: host.call }, host, isOffered, workers });
  const say = (data: unknown) => {
    for (const listener of listeners) listener({ data });
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { host, registered, ended, say, settled };
}

const at = (language: string) => [
  `/app/service-worker.js?language=${language}`,
  { scope: '/', updateViaCache: 'none' },
];

test('registers the worker in the language of the page, and again in another', () => {
  const { host, registered } = open();
  host.language.set('VN');
  expect(registered).toEqual([at('EN'), at('VN')]);
});

test('removes the worker where the app is not offered', async () => {
  const { registered, ended, settled } = open({ isOffered: false });
  await settled();
  expect([registered, ended]).toEqual([[], ['worker']]);
});

test('opens what a pressed notification names over the page, and only a hash of it', () => {
  const { host, say } = open();
  for (const data of [
    undefined,
    null,
    'text',
    {},
    { open: 7 },
    { open: '/lottery' },
    { open: 'https://evil.example/' },
  ])
    say(data);
  expect(host.location.get()).toEqual({ pathname: '/rng', search: '?page=PG', hash: '' });
  say({ open: '/#member-withdraw' });
  expect(host.location.get()).toEqual({ pathname: '/rng', search: '?page=PG', hash: '#member-withdraw' });
});

test('binds the notifications of this device at each login', async () => {
  const { host, ended, settled } = open();
  await settled();
  expect(host.calls).toEqual([]);
  host.member.set(fakeMember);
  host.member.set({ ...fakeMember, nickname: 'Other' });
  await settled();
  host.member.set(undefined);
  host.member.set(fakeMember);
  await settled();
  const endpoint = 'https://push.example.com/1';
  expect(host.calls.map(({ input }) => input)).toEqual([{ endpoint }, { endpoint }]);
  expect(ended).toEqual([]);
});

test('ends a subscription that the platform does not know for this member', async () => {
  const { host, ended, settled } = open({ answer: answering(checkPushDevice, () => ({})) });
  host.member.set(fakeMember);
  await settled();
  expect(ended).toEqual(['subscription']);
});

test('keeps the subscription when the platform does not answer, and asks nothing without one', async () => {
  const away = open({ answer: refusing(checkPushDevice, 'temporarily_unavailable', 503) });
  away.host.member.set(fakeMember);
  await away.settled();
  expect(away.ended).toEqual([]);
  const none = open({ isSubscribed: false });
  none.host.member.set(fakeMember);
  await none.settled();
  expect(none.host.calls).toEqual([]);
});
