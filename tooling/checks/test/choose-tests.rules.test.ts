import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isHeldInFull, isMainTest, isSmallSize, runsOnEmbedded } from './choose-tests.rules.ts';
import { findServerTests } from './find-tests.ts';

test('runs foundations of other code on both databases, whatever their name', () => {
  for (const name of ['kernel/a', 'kernel/deep/b', 'modules/wallet/c', 'modules/vendor-api/d'])
    assert.equal(runsOnEmbedded(`platform/src/${name}.test.ts`), true, name);
});

test('runs between a sixth and a third of the other module files on the embedded database', async () => {
  const files = (await findServerTests('fast')).filter((file) => file.startsWith('platform/src/modules/'));
  const others = files.filter((file) => !file.includes('/wallet/'));
  const share = others.filter(runsOnEmbedded).length / others.length;
  assert.ok(others.length > 100 && share > 1 / 6 && share < 1 / 3, `${others.length} files, ${share}`);
});

test('the main tests are those of money, of access and of the kernel', () => {
  const main = ['kernel/outbox/a', 'modules/wallet/b', 'modules/sessions/login/c', 'flows/d', 'app.e'];
  const others = ['modules/content/f', 'modules/releases/rollout/g', 'demo-data/h', 'modules/walletish/i'];
  const isMain = (name: string) => isMainTest(`platform/src/${name}.test.ts`);
  assert.deepEqual([main.filter(isMain), others.filter(isMain)], [main, []]);
  assert.equal(isMainTest('demo-vendor/src/kernel/j.test.ts'), false);
});

test('runs a full size on PostgreSQL alone if its small size has the same cases', () => {
  const same = ['operators/accounts/account-acts.model', 'rewards/chance/chance.races'];
  const others = ['agents/figures/figures', 'wallet/postings/ledger.model'];
  const isOnBoth = (name: string) => runsOnEmbedded(`platform/src/modules/${name}.slow.test.ts`);
  assert.deepEqual([...same, ...others].filter(isOnBoth), others);
});

test('leaves a small size to its full one where that holds the same on the same databases', async () => {
  const full = await findServerTests('slow');
  const held = [
    'platform/src/modules/wallet/postings/ledger.model.test.ts',
    'platform/src/modules/vendor-api/routes/rounds.orders.test.ts',
    'demo-vendor/src/lottery/tickets/tickets.model.test.ts',
  ];
  // The full size runs on one database; it holds other cases; there is none.
  const own = ['payments/withdrawals/withdrawals.model', 'rewards/grants/grants', 'wallet/postings/ledger.races'].map(
    (name) => `platform/src/modules/${name}.test.ts`,
  );
  const all = [...held, ...own];
  assert.deepEqual(
    all.filter((file) => isHeldInFull(file, full)),
    held,
  );
  assert.deepEqual(
    all.filter((file) => isSmallSize(file, full)),
    all.slice(0, 4),
  );
});
