import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import { buildProvider, type ProviderApp } from './app.ts';
import { signedHeaders } from './gateway/sign.ts';
import { pauseMs } from './store/payment.rules.ts';
import { openFakePlatform } from './testing/fake-platform.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-provider-'));
const key = { keyId: 'pk_1', secret: 's'.repeat(43) };
let now = new Date('2026-03-02T08:00:00.000Z');
let platform: Awaited<ReturnType<typeof openFakePlatform>>;
let app: ProviderApp;

async function start(): Promise<ProviderApp> {
  const config = {
    host: 'localhost',
    port: 0,
    platformUrl: platform.url,
    origin: 'http://pay.test',
    storeFolder: folder,
    keyFile: path.join(folder, 'keys.json'),
  };
  return buildProvider({ config, logger: pino({ level: 'silent' }), now: () => now });
}

before(async () => {
  platform = await openFakePlatform();
  writeFileSync(path.join(folder, 'keys.json'), JSON.stringify(key));
  app = await start();
});
after(async () => {
  await app.close();
  await platform.close();
  rmSync(folder, { recursive: true });
});

async function ask(
  method: 'GET' | 'POST',
  url: string,
  input?: object,
  change: { secret?: string; headers?: object } = {},
) {
  const payload = input ? JSON.stringify(input) : '';
  const headers = signedHeaders(
    { ...key, secret: change.secret ?? key.secret },
    { method, pathWithQuery: url, body: payload },
    now,
  );
  const all = { ...headers, ...change.headers, ...(input && { 'content-type': 'application/json' }) };
  const answer = await app.server.inject({ method, url, headers: all, payload });
  return { status: answer.statusCode, ...answer.json() };
}

const order = (orderId: string, change = {}) => ({
  orderId,
  amount: '1250.00',
  currencySymbol: 'P',
  reference: 'AB23CD45EF',
  shop: 'Lantern <b>&',
  returnUrl: 'http://portal.test/',
  expiresAt: '2026-03-02T08:30:00.000Z',
  ...change,
});
const open = async (orderId: string) => new URL((await ask('POST', '/v1/payments', order(orderId))).value.url).pathname;
const page = async (url: string) => (await app.server.inject(url)).body;
const submit = (url: string, fields: Record<string, string>) =>
  app.server.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const paymentOf = async (orderId: string) => (await ask('GET', `/v1/payments/${orderId}`)).value;

test('opens one payment for a signed order and its repeats, and refuses another amount', async () => {
  const first = await ask('POST', '/v1/payments', order('o-1'));
  assert.equal(first.status, 200);
  assert.deepEqual((await ask('POST', '/v1/payments', order('o-1'))).value, first.value);
  assert.equal((await ask('POST', '/v1/payments', order('o-1', { amount: '1.00' }))).code, 'order_differs');
  assert.deepEqual(await paymentOf('o-1'), { state: 'open', paymentId: first.value.paymentId });
  assert.deepEqual(await paymentOf('o-none'), { state: 'none' });
  assert.equal((await ask('POST', '/v1/payments', order('o-2', { amount: '-1.00' }))).status, 400);
});

test('refuses messages that are unsigned, outside the time window or repeated', async () => {
  const headers = signedHeaders(key, { method: 'GET', pathWithQuery: '/v1/payments/o-1', body: '' }, now);
  assert.equal((await ask('GET', '/v1/payments/o-1', undefined, { headers })).status, 200);
  assert.equal((await ask('GET', '/v1/payments/o-1', undefined, { headers })).status, 401);
  assert.equal((await ask('GET', '/v1/payments/o-1', undefined, { secret: 'x'.repeat(43) })).status, 401);
  assert.equal(
    (await ask('GET', '/v1/payments/o-1', undefined, { headers: { 'x-provider-timestamp': '1' } })).status,
    401,
  );
  assert.equal((await app.server.inject('/v1/payments/o-1')).statusCode, 401);
});

test('shows shop, amount, reference and a QR code, and escapes texts of others', async () => {
  const html = await page(await open('o-3'));
  for (const part of ['Lantern &lt;b&gt;&amp;', '1,250.00', 'AB23CD45EF', '<svg', '2026-03-02 08:30 UTC'])
    assert.ok(html.includes(part), part);
  assert.ok(!html.includes('Lantern <b>') && !html.includes('<script'));
  assert.equal((await app.server.inject('/pay/nobody')).statusCode, 404);
  assert.match(String((await app.server.inject('/pay.css')).headers['content-type']), /text\/css/);
});

test('refuses an ambiguous amount and shows both readings', async () => {
  const url = await open('o-two-readings');
  const answer = await submit(url, { act: 'pay', amount: '12.500' });
  assert.equal(answer.statusCode, 400);
  assert.match(answer.body, /This could be 12,500\.00 or 12\.50\./);
  assert.equal((await paymentOf('o-two-readings')).state, 'open');
});

// covers 7.1
test('makes a payment once, reports it until it is answered, and keeps it over a restart', async () => {
  const url = await open('o-4');
  platform.answerNext(
    { status: 500, body: {} },
    { status: 401, body: { success: false, code: 'bad_signature', message: '' } },
  );
  assert.equal((await submit(url, { act: 'pay' })).statusCode, 303);
  assert.equal((await submit(url, { act: 'pay' })).statusCode, 409);
  await platform.hears(1);
  assert.match(await page(url), /Paid/);
  // Stopped before it was answered; the half line imitates a crash.
  await app.close();
  appendFileSync(path.join(folder, 'payments.jsonl'), '{"payment":{"orderId":"o-');
  app = await start();
  assert.equal((await paymentOf('o-4')).amount, '1250.00');
  now = new Date(now.getTime() + pauseMs(0));
  app.resume();
  await platform.hears(2);
  await app.callbacks.stop();
  await app.close();
  app = await start();
  now = new Date(now.getTime() + pauseMs(1));
  app.resume();
  await platform.hears(3);
  const eventIds = platform.heard.map(({ eventId }) => eventId);
  assert.equal(new Set(eventIds).size, 1);
  await app.callbacks.stop();
  await app.close();
  app = await start();
  assert.equal((await app.server.inject('/readyz')).json().untold, 0);
});

test('pays another amount, fails, reports twice or never as chosen, and refuses an invalid amount on the page', async () => {
  const before = platform.heard.length;
  const other = await open('o-5');
  for (const amount of ['0', '-5', '1.234', 'all', ''])
    assert.equal((await submit(other, { act: 'pay', amount })).statusCode, 400, amount);
  assert.equal((await submit(other, { act: 'pay', amount: '99,5' })).statusCode, 303);
  assert.deepEqual([(await paymentOf('o-5')).state, (await paymentOf('o-5')).amount], ['paid', '99.50']);
  await submit(await open('o-6'), { act: 'fail' });
  assert.equal((await paymentOf('o-6')).state, 'failed');
  await submit(await open('o-7'), { act: 'pay', fate: 'never' });
  await submit(await open('o-8'), { act: 'pay', fate: 'twice' });
  await platform.hears(before + 4);
  const reported = platform.heard.slice(before).map(({ orderId, state, amount }) => `${orderId} ${state} ${amount}`);
  const twice = 'o-8 paid 1250.00';
  assert.deepEqual(reported.sort(), ['o-5 paid 99.50', 'o-6 failed 1250.00', twice, twice]);
});

test('refuses to pay a closed or expired payment; closing a paid one leaves it paid', async () => {
  const url = await open('o-9');
  assert.equal((await ask('POST', '/v1/payments/o-9/close', { orderId: 'o-9' })).value.state, 'closed');
  assert.equal((await submit(url, { act: 'pay' })).statusCode, 409);
  assert.match(await page(url), /Payment cancelled/);
  assert.equal((await ask('POST', '/v1/payments/o-5/close', { orderId: 'o-5' })).value.state, 'paid');
  const late = await open('o-10');
  now = new Date('2026-03-02T08:30:00.000Z');
  assert.equal((await submit(late, { act: 'pay' })).statusCode, 409);
  assert.match(await page(late), /Payment expired/);
  assert.equal((await ask('POST', '/v1/payments', order('o-10'))).code, 'payment_over');
});

test('lists paid and failed payments with their times in the statement, page by page, also after a restart', async () => {
  now = new Date('2026-03-05T10:00:00.000Z');
  const expiresAt = '2026-03-05T11:00:00.000Z';
  const paths: string[] = [];
  for (const orderId of ['st-1', 'st-2', 'st-3']) {
    const { value } = await ask('POST', '/v1/payments', order(orderId, { expiresAt }));
    paths.push(new URL(value.url).pathname);
  }
  const [paid = '', failed = ''] = paths;
  await submit(paid, { act: 'pay', amount: '7', fate: 'never' });
  now = new Date('2026-03-05T10:05:00.000Z');
  await submit(failed, { act: 'fail', fate: 'never' });
  await app.close();
  app = await start();
  const read = (from: string, to: string, more = '') =>
    ask('GET', `/v1/statement?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}${more}`);
  const whole = (await read('2026-03-05T10:00:00.000Z', '2026-03-05T10:05:01.000Z')).value;
  const lines = whole.list.map(({ orderId, state, amount, at }: Record<string, string>) => [
    orderId,
    state,
    amount,
    at,
  ]);
  assert.deepEqual(lines, [
    ['st-1', 'paid', '7.00', '2026-03-05T10:00:00.000Z'],
    ['st-2', 'failed', '1250.00', '2026-03-05T10:05:00.000Z'],
  ]);
  assert.deepEqual([whole.next, whole.since], [undefined, '2026-03-02T08:00:00.000Z']);
  const nextPage = await read(
    '2026-03-05T10:00:00.000Z',
    '2026-03-05T11:00:00.000Z',
    `&after=${whole.list[0].paymentId}`,
  );
  assert.deepEqual(nextPage.value.list, whole.list.slice(1));
  assert.deepEqual((await read('2026-03-05T09:00:00.000Z', '2026-03-05T10:00:00.000Z')).value.list, []);
  assert.equal((await read('then', 'now')).status, 400);
});
