import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { App } from '@portal/platform/app';
import type { Database } from '@portal/platform/kernel/database/database';
import { createLogger } from '@portal/platform/kernel/monitoring/logger';
import {
  type DepositClient,
  type Depositor,
  depositClient,
} from '@portal/platform/modules/payments/testing/depositing-member';
import { openTestEmbedded } from '@portal/platform/testing/database/databases';
import { testClock } from '@portal/platform/testing/test-clock';
import { testApp } from '@portal/platform/testing/test-kernel';
import { freePorts } from '@portal/run/start/processes/ports';
import { buildProvider, type ProviderApp } from '@portal/sandbox-provider/app';

const folder = mkdtempSync(path.join(tmpdir(), 'pay-through-'));
const clock = testClock();
let opened: { database: Database; close(): Promise<void> };
let app: App;
let provider: ProviderApp;
let counter: DepositClient;
let player: Depositor;

before(async () => {
  const ports = await freePorts();
  const [platformUrl, origin] = [`http://localhost:${ports.platform}`, `http://localhost:${ports.provider}`];
  const env = { DATA_DIR: folder, PUBLIC_ORIGIN: platformUrl, PROVIDER_ORIGIN: origin };
  opened = await openTestEmbedded();
  app = await testApp(opened.database, { clock, env });
  app.server.kernel.live.start();
  await app.server.listen({ port: ports.platform, host: 'localhost' });
  const storeFolder = path.join(folder, 'sandbox-provider');
  const config = { host: 'localhost', port: ports.provider, platformUrl, origin, storeFolder };
  const keyFile = path.join(storeFolder, 'keys.json');
  provider = await buildProvider({ config: { ...config, keyFile }, logger: createLogger('silent'), now: clock.now });
  await provider.server.listen({ port: ports.provider, host: 'localhost' });
  counter = depositClient(app);
  player = await counter.member('payer01');
});
after(async () => {
  await provider.close();
  await app.close();
  await opened.close();
  rmSync(folder, { recursive: true });
});

/** Orders, follows the link to the pay page, and presses a button of it. */
async function payThrough(fields: Record<string, string>): Promise<string> {
  const { value } = await counter.order(player, 'sandbox-pay', '120.00');
  assert.ok(value.pay?.kind === 'provider');
  const page = await fetch(value.pay.url);
  assert.ok((await page.text()).includes(value.reference));
  const notified = new Promise<void>((resolve) => {
    const stop = app.server.kernel.live.listen(player.memberId, ({ event }) => {
      // The event of the order itself may be still on its way.
      if (event.type !== 'deposit' || event.id !== value.id || event.state === 'created') return;
      stop();
      resolve();
    });
  });
  const paid = await fetch(page.url, { method: 'POST', body: new URLSearchParams(fields) });
  assert.equal(paid.status, 200);
  if (fields.fate !== 'never') await notified;
  return value.id;
}

const read = async (id: string) => (await counter.read(player, id)).value;

// covers 2.5
test('a deposit goes through pay page and signed callback, and is credited once', { timeout: 60_000 }, async () => {
  const id = await payThrough({ act: 'pay', fate: 'twice' });
  assert.deepEqual([(await read(id)).state, (await read(id)).credited], ['credited', '120.00']);
  const other = await payThrough({ act: 'pay', amount: '100' });
  assert.deepEqual([(await read(other)).state, (await read(other)).review], ['in_review', 'wrong_amount']);
  const failed = await payThrough({ act: 'fail' });
  assert.equal((await read(failed)).state, 'failed');
  assert.equal(await counter.main(player), 12_000n);
});

test('finds a payment that was never reported when its order expires', { timeout: 60_000 }, async () => {
  const id = await payThrough({ act: 'pay', fate: 'never' });
  assert.equal((await read(id)).state, 'created');
  clock.advanceMs(30 * 60_000 + 10_000);
  await app.server.kernel.jobs.runDue();
  assert.equal((await app.modules.payments.deposits.byId(id))?.state, 'credited');
  assert.equal(await counter.main(player), 24_000n);
});

test("the provider's statement, read over the wire, matches the platform's payments", async () => {
  const period = { start: new Date('2026-01-01T00:00:00Z'), end: new Date('2100-01-01T00:00:00Z') };
  const { payments } = app.modules;
  const theirs = await payments.providers.get('sandbox')?.statement(period);
  const ours = await payments.knownPayments.between('sandbox', period);
  const shown = (lines: readonly { paymentId: string; state: string; amountMinor: bigint }[] = []) =>
    lines.map(({ paymentId, state, amountMinor }) => `${paymentId} ${state} ${amountMinor}`).sort();
  assert.equal(ours.length, 4);
  assert.deepEqual(shown(theirs?.lines), shown(ours));
});
