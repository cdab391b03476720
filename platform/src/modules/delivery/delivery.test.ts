import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { allSettings } from '../../all-settings.ts';
import { newId } from '../../kernel/database/ids.ts';
import { databaseTests } from '../../testing/database/databases.ts';
import { productionEnv } from '../../testing/production-env.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testKernel } from '../../testing/test-kernel.ts';
import { createSettingsModule } from '../settings/index.ts';
import { deliveryMessages } from './delivery.tables.ts';
import { createDeliveryModule, type OutgoingMessage } from './index.ts';
import { startTestGateway } from './testing/test-gateway.ts';

const { test, database } = databaseTests();

const codeTo = (to: string, change: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  channel: 'sms',
  to,
  template: 'code-login',
  params: { code: '123456', minutes: 3 },
  language: 'EN',
  ...change,
});
const newNumber = () => `+63917${String(Math.random()).slice(2, 9)}`;

async function moduleWith(env: Record<string, string>, timeoutMs = 3000) {
  const clock = testClock();
  const kernel = testKernel(database(), { clock, env });
  await kernel.db.delete(deliveryMessages);
  const delivery = createDeliveryModule(kernel, {
    settings: createSettingsModule(kernel, allSettings),
    timeoutMs,
  });
  const rows = () => kernel.db.select().from(deliveryMessages).orderBy(deliveryMessages.createdAt);
  return { clock, kernel, delivery, rows };
}

const gatewaySettings = (url: string) => ({ SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: 'gateway-token' });

test('sends a message in its language only after its transaction commits', async () => {
  const { delivery, kernel } = await moduleWith({});
  const to = newNumber();
  await assert.rejects(
    database().transaction(async () => {
      await delivery.send(codeTo(to));
      throw new Error('back');
    }),
  );
  await delivery.send(codeTo(to, { language: 'CN' }));
  await delivery.drain();
  const stored = await delivery.storedMessages();
  assert.deepEqual(
    stored.map(({ state, text }) => [state, text]),
    [['sent', '123456 是您在 Lantern 用于登录的验证码，3 分钟内有效。请勿告诉任何人：我们不会向您索取。']],
  );
  const [row] = await kernel.db.select().from(deliveryMessages);
  // The whole number: three digits of it occur by chance in any id or encrypted text.
  for (const secret of ['123456', to.slice(1)])
    assert.ok(!JSON.stringify(row).includes(secret), 'receiver and text are sealed');
});

test('stores a withheld message like the others and never sends it', async () => {
  const gateway = await startTestGateway();
  try {
    const { delivery, rows } = await moduleWith(gatewaySettings(gateway.url));
    await delivery.send(codeTo(newNumber(), { isWithheld: true }));
    await delivery.drain();
    const [row] = await rows();
    assert.deepEqual([row?.state, row?.attempts, row?.sealed.length], ['withheld', 0, row?.sealed.length]);
    assert.deepEqual([gateway.requests.length, await delivery.storedMessages()], [0, []]);
  } finally {
    await gateway.close();
  }
});

test('sends number, text, token and the same id at every attempt to the gateway', async () => {
  const gateway = await startTestGateway();
  try {
    const { delivery, rows, clock } = await moduleWith(gatewaySettings(gateway.url));
    gateway.answerWith('500');
    const to = newNumber();
    await delivery.send(codeTo(to));
    await delivery.drain();
    gateway.answerWith('accept');
    clock.advanceMs(2000);
    await delivery.drain();
    const [row] = await rows();
    assert.equal(row?.state, 'sent');
    const text =
      '123456 is your Lantern code to log in. It expires in 3 minutes. Never share it: we will never ask for it.';
    const request = { authorization: 'Bearer gateway-token', key: row?.id, body: { id: row?.id, to, text } };
    assert.deepEqual(gateway.requests, [request, request]);
  } finally {
    await gateway.close();
  }
});

const passing = ['500', '429', '401', 'close', 'garbage', 'not accepted', 'too long', 'redirect', 'hang', 'slow body'];
for (const answer of passing) {
  test(`gives up after five attempts when the gateway answers "${answer}"`, async () => {
    const gateway = await startTestGateway();
    try {
      // Every attempt fails here, so a machine too slow for the time-out changes nothing.
      const { delivery, rows, clock, kernel } = await moduleWith(gatewaySettings(gateway.url), 200);
      gateway.answerWith(answer);
      await delivery.send(codeTo(newNumber()));
      const states: unknown[] = [];
      for (const seconds of [2, 5, 15, 40, 60]) {
        await delivery.drain();
        await delivery.drain();
        states.push((await rows())[0]?.state);
        clock.advanceMs(seconds * 1000);
      }
      await delivery.drain();
      assert.deepEqual(states, ['waiting', 'waiting', 'waiting', 'waiting', 'failed']);
      assert.equal(gateway.requests.length, 5);
      assert.ok((await rows())[0]?.failure?.startsWith('gateway '));
      const metrics = await kernel.metrics.registry.getSingleMetricAsString('portal_messages_total');
      assert.match(metrics, /channel="sms",outcome="retried"} 4\n.*channel="sms",outcome="failed"} 1/);
    } finally {
      await gateway.close();
    }
  });
}

test('does not retry a number that the gateway refuses', async () => {
  const gateway = await startTestGateway();
  try {
    const { delivery, rows } = await moduleWith(gatewaySettings(gateway.url));
    gateway.answerWith('400');
    await delivery.send(codeTo(newNumber()));
    await delivery.drain();
    const [row] = await rows();
    assert.deepEqual([row?.state, row?.attempts, row?.failure], ['failed', 1, 'gateway 400']);
  } finally {
    await gateway.close();
  }
});

test('survives an unreachable gateway', async () => {
  const gateway = await startTestGateway();
  await gateway.close();
  const { delivery, rows } = await moduleWith(gatewaySettings(gateway.url));
  await delivery.send(codeTo(newNumber()));
  await delivery.drain();
  const [row] = await rows();
  assert.deepEqual([row?.state, row?.failure], ['waiting', 'gateway could not be reached']);
});

test('does not let one hanging message block others', async () => {
  const gateway = await startTestGateway();
  try {
    const { delivery, rows } = await moduleWith(gatewaySettings(gateway.url));
    gateway.answerWith('hang', 'accept');
    for (let index = 0; index < 25; index += 1) await delivery.send(codeTo(newNumber()));
    await delivery.drain();
    const states = (await rows()).map(({ state }) => state);
    assert.deepEqual([states.filter((state) => state === 'sent').length, gateway.requests.length], [24, 25]);
  } finally {
    await gateway.close();
  }
});

test('releases a message a minute after its process died while sending', async () => {
  const { delivery, rows, clock, kernel } = await moduleWith({});
  await delivery.send(codeTo(newNumber()));
  const [row] = await rows();
  const leaseEnd = new Date(clock.now().getTime() + 60_000);
  await kernel.db
    .update(deliveryMessages)
    .set({ attempts: 1, nextAt: leaseEnd })
    .where(eq(deliveryMessages.id, row?.id ?? ''));
  await delivery.drain();
  assert.equal((await rows())[0]?.state, 'waiting');
  clock.advanceMs(60_000);
  await delivery.drain();
  assert.equal((await rows())[0]?.state, 'sent');
});

test('stores no text in production, and refuses a channel without a sender', async () => {
  const gateway = await startTestGateway();
  const production = {
    ...productionEnv,
    ...gatewaySettings(gateway.url),
  };
  try {
    const { delivery, rows } = await moduleWith(production);
    await delivery.send(codeTo(newNumber()));
    await delivery.drain();
    assert.deepEqual(
      (await rows()).map(({ state, sealed }) => [state, sealed]),
      [['sent', '']],
    );
    await assert.rejects(delivery.send(codeTo('a@example.com', { channel: 'email' })), { code: 'email_failed' });
  } finally {
    await gateway.close();
  }
});

test('sends each message once with two workers', async () => {
  const gateway = await startTestGateway();
  try {
    const first = await moduleWith(gatewaySettings(gateway.url));
    const kernel = testKernel(database(), { clock: first.clock, env: gatewaySettings(gateway.url) });
    const second = createDeliveryModule(kernel, {
      settings: createSettingsModule(kernel, allSettings),
    });
    for (let index = 0; index < 40; index += 1) await first.delivery.send(codeTo(newNumber()));
    await Promise.all([first.delivery.drain(), second.drain(), first.delivery.drain(), second.drain()]);
    const ids = new Set(gateway.requests.map(({ body }) => body.id));
    assert.deepEqual([gateway.requests.length, ids.size], [40, 40]);
  } finally {
    await gateway.close();
  }
});

test('refuses a template with a missing placeholder', async () => {
  const { delivery, rows } = await moduleWith({});
  await assert.rejects(delivery.send(codeTo(newNumber(), { params: { code: newId() } })), /needs minutes/);
  assert.equal((await rows()).length, 0);
});
