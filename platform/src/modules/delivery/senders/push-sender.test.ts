import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { PushSubscriptionKeys } from '@portal/shared/contract/delivery/push';
import { SendingFailed } from '../sender.ts';
import { type PushService, startPushService } from '../testing/push-service.ts';
import { vapidEnv } from '../testing/vapid-env.ts';
import { createPushSender } from './push-sender.ts';

const { VAPID_SUBJECT: subject, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = vapidEnv();
const message = { id: 'n1', channel: 'push', to: 'd1', subject: 'Paid', text: 'WD-1', path: '/' } as const;

let service: PushService;
before(async () => {
  service = await startPushService();
});
after(() => service.close());

interface Change {
  timeoutMs?: number;
  mustBePublic?: boolean;
  /** Address of every host. */
  address?: string;
}

/** Sends to a device and returns which devices were forgotten. */
async function send(device: PushSubscriptionKeys | undefined, { address = '127.0.0.1', ...change }: Change = {}) {
  const forgotten: string[] = [];
  const devices = { find: async () => device, forget: async (id: string) => void forgotten.push(id) };
  const vapid = { subject, publicKey, privateKey };
  const resolve = async () => [{ address, family: 4 }];
  const sender = createPushSender({ vapid, devices, resolve, mustBePublic: false, timeoutMs: 3000, ...change });
  const failure = await sender.send(message).then(
    () => undefined,
    (error) => (error instanceof SendingFailed ? [error.message, error.isFinal] : error),
  );
  return { failure, forgotten };
}

test('encrypts what is shown for the keys of the device alone', async () => {
  assert.deepEqual(await send(service.subscribe()), { failure: undefined, forgotten: [] });
  assert.deepEqual(service.received.at(-1)?.payload, { title: 'Paid', body: 'WD-1', path: '/', tag: 'n1' });
});

const answers: [answer: Parameters<PushService['answerWith']>[0], failure: [string, boolean], isForgotten: boolean][] =
  [
    [410, ['push service 410', true], true],
    [404, ['push service 404', true], true],
    [400, ['push service 400', true], false],
    [413, ['push service 413', true], false],
    [401, ['push service 401', false], false],
    [403, ['push service 403', false], false],
    [429, ['push service 429', false], false],
    [503, ['push service 503', false], false],
    [302, ['push service could not be reached', false], false],
    ['close', ['push service could not be reached', false], false],
  ];
for (const [answer, failure, isForgotten] of answers)
  test(`${isForgotten ? 'forgets' : 'keeps'} the device after ${answer}, ${failure[1] ? 'for good' : 'to be retried'}`, async () => {
    service.answerWith(answer);
    assert.deepEqual(await send(service.subscribe()), { failure, forgotten: isForgotten ? ['d1'] : [] });
    service.answerWith(201);
  });

test('waits no longer than its time-out for a slow push service, and retries', async () => {
  service.answerWith('hang');
  const { failure, forgotten } = await send(service.subscribe(), { timeoutMs: 200 });
  assert.deepEqual([failure, forgotten], [['push service did not answer in time', false], []]);
  service.answerWith(201);
});

test('connects to no private address in production, whatever the name resolves to', async () => {
  const before = service.requests();
  const { keys } = service.subscribe();
  const { port } = new URL(service.origin);
  const away = { mustBePublic: true, address: '127.0.0.1' };
  assert.deepEqual((await send({ endpoint: 'https://push.example.com/x', keys }, away)).failure, [
    'unsafe address',
    true,
  ]);
  assert.deepEqual((await send({ endpoint: `http://127.0.0.1:${port}/x`, keys }, away)).failure, [
    'unsafe endpoint',
    true,
  ]);
  assert.equal(service.requests(), before);
});

test('sends nothing to a device that was forgotten meanwhile', async () => {
  assert.deepEqual((await send(undefined)).failure, ['the device was forgotten', true]);
});
