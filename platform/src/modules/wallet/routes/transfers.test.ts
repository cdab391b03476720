import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectWallets, getMerchantWallets, walletTransfer } from '@portal/shared/contract/wallet/transfers';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { credit } from '../../payments/testing/withdrawing-member.ts';
import { between, houseAccount, memberAccount } from '../index.ts';
import { addTransferVendors } from '../testing/transfer-vendors.ts';

interface Mover {
  id: string;
  token: string;
}

forEachDatabase(({ database }) => {
  const harness = hostedApp(database, { prepare: (app) => addTransferVendors(app, 'TIDE', 'REEF', 'COVE') });

  async function mover(account: string, balance: bigint): Promise<Mover> {
    const { id } = await addMember(harness.app, account);
    await credit(harness.app, id, balance);
    return { id, token: await tokenOf(harness.app, account) };
  }
  const keyed = (token: string, key = newId()) => ({ token, headers: { 'idempotency-key': key } });
  const move = ({ token }: Mover, from: unknown, to: unknown, amount: unknown, key?: string) =>
    harness.api.send(walletTransfer, { from, to, amount }, keyed(token, key));
  const collect = ({ token }: Mover, key?: string) => harness.api.send(collectWallets, {}, keyed(token, key));
  const wallets = async ({ token }: Mover) => {
    const { main, vendors } = (await harness.api.send(getMerchantWallets, {}, { token })).value;
    return [main, ...vendors.map(({ balance }) => balance)];
  };
  const stop = (vassalage: string) =>
    harness.app.modules.games.suspendPlay({ scope: 'vendor', target: vassalage, who: 'test', why: 'test' });
  const open = (vassalage: string) => harness.app.modules.games.resumePlay({ scope: 'vendor', target: vassalage });

  // covers 7.2
  test('lists a wallet at every transfer vendor before it has money, and only the main one with isSingle', async () => {
    const player = await mover('mover01', 10_000n);
    const { value } = await harness.api.send(getMerchantWallets, {}, { token: player.token });
    assert.deepEqual(
      value.vendors.map(({ name, balance, state }) => [name, balance, state]),
      [
        ['Studio TIDE', '0.00', 'open'],
        ['Studio REEF', '0.00', 'open'],
        ['Studio COVE', '0.00', 'open'],
      ],
    );
    const single = await harness.api.send(getMerchantWallets, { isSingle: 'true' }, { token: player.token });
    assert.deepEqual(single.value, { main: '100.00', vendors: [] });
  });

  // covers 2.5
  test('moves money to a vendor, between vendors and back, and notifies every tab', async () => {
    const player = await mover('mover02', 10_000n);
    // Send the events of the initial money first.
    await harness.app.server.kernel.live.flush();
    const publishedBalances: string[] = [];
    const deaf = harness.app.server.kernel.live.listen(player.id, ({ event }) => {
      if (event.type === 'balance') publishedBalances.push(event.sumBalance);
    });
    assert.deepEqual([(await move(player, 'main', 'TIDE', '60.00')).value].map(ends), [['40.00', '60.00']]);
    await harness.app.server.kernel.live.flush();
    assert.deepEqual([(await move(player, 'TIDE', 'REEF', '25.50')).value].map(ends), [['34.50', '25.50']]);
    await harness.app.server.kernel.live.flush();
    assert.deepEqual([(await move(player, 'REEF', 'main', '0.50')).value].map(ends), [['25.00', '40.50']]);
    await harness.app.server.kernel.live.flush();
    deaf();
    assert.deepEqual(await wallets(player), ['40.50', '34.50', '25.00', '0.00']);
    assert.deepEqual(publishedBalances, ['40.00', '40.00', '40.50']);
  });
  const ends = ({ from, to }: { from: string; to: string }) => [from, to];

  test('pays a debt first from money that comes back to the main wallet', async () => {
    const player = await mover('mover21', 10_000n);
    await move(player, 'main', 'TIDE', '60.00');
    await move(player, 'main', 'REEF', '40.00');
    const taking = between(memberAccount(player.id), houseAccount('adjustments'), 7000n);
    await harness.app.modules.wallet.adjust(player.id, {
      source: 'test',
      reference: newId(),
      kind: 'correction',
      legs: taking,
    });
    const owed = () => harness.app.modules.wallet.balanceOf(memberAccount(player.id, 'receivable'));
    assert.equal(await owed(), -7000n);
    assert.deepEqual([(await move(player, 'TIDE', 'main', '50.00')).value].map(ends), [['10.00', '0.00']]);
    assert.equal(await owed(), -2000n);
    const { amount, main } = (await collect(player)).value;
    assert.deepEqual([amount, main, await owed()], ['50.00', '30.00', 0n]);
    assert.deepEqual(await wallets(player), ['30.00', '0.00', '0.00', '0.00']);
  });

  // covers 7.1
  test('refuses invalid amounts, amounts above the balance, the same wallet twice and unknown vendors, and moves nothing', async () => {
    const player = await mover('mover03', 10_000n);
    for (const amount of ['0.00', '-1.00', '1', 1, '1.001', '1e2', '', ' ', 'all', null, '１.00', '01.00'])
      assert.deepEqual([(await move(player, 'main', 'TIDE', amount)).code, amount], ['invalid_input', amount]);
    for (const [from, to, amount, code] of [
      ['main', 'TIDE', '100.01', 'insufficient_balance'],
      ['TIDE', 'main', '0.01', 'insufficient_balance'],
      ['TIDE', 'REEF', '0.01', 'insufficient_balance'],
      ['main', 'main', '1.00', 'same_wallet'],
      ['TIDE', 'TIDE', '1.00', 'same_wallet'],
      ['main', 'NOBODY', '1.00', 'not_a_transfer_vendor'],
      ['NOBODY', 'main', '1.00', 'not_a_transfer_vendor'],
      ['main', 'hold', '1.00', 'not_a_transfer_vendor'],
      ['main', '', '1.00', 'invalid_input'],
      [7, 'main', '1.00', 'invalid_input'],
    ])
      assert.deepEqual([(await move(player, from, to, amount)).code, from, to], [code, from, to]);
    for (const [from, to, held] of [
      ['main', 'TIDE', '100.00'],
      ['TIDE', 'main', '0.00'],
    ]) {
      const { fields, value } = await move(player, from, to, '100.01');
      assert.deepEqual([Object.keys(fields ?? {}), value.balance], [['amount'], held], from);
    }
    const withoutKey = await harness.api.send(walletTransfer, { from: 'main', to: 'TIDE', amount: '1.00' }, player);
    assert.equal(withoutKey.code, 'idempotency_key_required');
    assert.deepEqual(await wallets(player), ['100.00', '0.00', '0.00', '0.00']);
  });

  // covers 6
  test('moves nothing for visitors, trial accounts and closed accounts', async () => {
    assert.equal((await move({ id: '', token: '' }, 'main', 'TIDE', '1.00')).status, 401);
    await addMember(harness.app, 'trial000000003', { type: 4 });
    const trial = { id: '', token: await tokenOf(harness.app, 'trial000000003') };
    for (const answer of [await move(trial, 'main', 'TIDE', '1.00'), await collect(trial)])
      assert.deepEqual([answer.status, answer.code], [403, 'in_need_true_account']);
    const player = await mover('mover04', 10_000n);
    await harness.app.modules.member.setState(player.id, 'closed');
    for (const answer of [await move(player, 'main', 'TIDE', '1.00'), await collect(player)])
      assert.ok(['account_closed', 'not_logged_in'].includes(answer.code ?? ''), answer.code);
    assert.equal(await harness.app.modules.wallet.balanceOf(memberAccount(player.id)), 10_000n);
  });

  test('keeps money at a stopped vendor; lets money leave a closed one, but not enter', async () => {
    const player = await mover('mover05', 10_000n);
    await move(player, 'main', 'TIDE', '10.00');
    await stop('TIDE');
    const codes = [await move(player, 'main', 'TIDE', '1.00'), await move(player, 'TIDE', 'main', '1.00')];
    assert.deepEqual(
      codes.map(({ code }) => code),
      ['vendor_wallet_stopped', 'vendor_wallet_stopped'],
    );
    await open('TIDE');
    await harness.app.modules.games.changeVendor({
      vassalage: 'TIDE',
      gameType: 'RNG',
      status: 'maintenance',
      why: 'test',
    });
    assert.equal((await move(player, 'main', 'TIDE', '1.00')).code, 'vendor_unavailable');
    assert.equal((await move(player, 'TIDE', 'main', '10.00')).status, 200);
    await harness.app.modules.games.changeVendor({ vassalage: 'TIDE', gameType: 'RNG', status: 'open', why: 'test' });
    const stopTarget = { scope: 'player', target: player.id } as const;
    await harness.app.modules.games.suspendPlay({ ...stopTarget, who: 'test', why: 'test' });
    assert.equal((await move(player, 'main', 'TIDE', '1.00')).code, 'play_stopped');
    await harness.app.modules.games.resumePlay(stopTarget);
    assert.deepEqual(await wallets(player), ['100.00', '0.00', '0.00', '0.00']);
  });

  // covers 2.5
  test('empties every wallet in one call, names a stopped one, and moves nothing on a repeat', async () => {
    const player = await mover('mover06', 10_000n);
    await move(player, 'main', 'TIDE', '10.00');
    await move(player, 'main', 'REEF', '20.00');
    await move(player, 'main', 'COVE', '30.00');
    await stop('REEF');
    const key = newId();
    const { value } = await collect(player, key);
    assert.deepEqual(
      [
        value.amount,
        value.main,
        value.collected,
        value.failed.map(({ vassalage, balance, code }) => [vassalage, balance, code]),
      ],
      [
        '40.00',
        '80.00',
        [
          { vassalage: 'TIDE', amount: '10.00' },
          { vassalage: 'COVE', amount: '30.00' },
        ],
        [['REEF', '20.00', 'vendor_wallet_stopped']],
      ],
    );
    assert.match(value.failed[0]?.message ?? '', /temporarily unavailable/);
    await open('REEF');
    assert.deepEqual((await collect(player, key)).value, value, 'the first answer again');
    assert.deepEqual(await wallets(player), ['80.00', '0.00', '20.00', '0.00']);
    assert.deepEqual((await collect(player)).value.collected, [{ vassalage: 'REEF', amount: '20.00' }]);
    const nothing = (await collect(player)).value;
    assert.deepEqual([nothing.amount, nothing.main, nothing.collected, nothing.failed], ['0.00', '100.00', [], []]);
  });

  test('shows and returns money at a vendor that has become another kind', async () => {
    const player = await mover('mover07', 1000n);
    const gone = memberAccount(player.id, 'vendor-GONE');
    await harness.app.modules.wallet.openAccounts([gone]);
    const legs = between(memberAccount(player.id), gone, 400n);
    await harness.app.modules.wallet.post({ source: 'test', reference: newId(), kind: 'transfer_out', legs });
    const { vendors } = (await harness.api.send(getMerchantWallets, {}, { token: player.token })).value;
    assert.deepEqual(vendors.at(-1), { vassalage: 'GONE', name: 'GONE', balance: '4.00', state: 'closed' });
    assert.equal((await move(player, 'main', 'GONE', '1.00')).code, 'vendor_unavailable');
    assert.deepEqual((await collect(player)).value.collected, [{ vassalage: 'GONE', amount: '4.00' }]);
  });

  // covers 2.5
  test('lets one of 20 concurrent transfers of the whole balance win, and collects it back once', async () => {
    const player = await mover('mover08', 5000n);
    const there = await Promise.all(Array.from({ length: 20 }, () => move(player, 'main', 'TIDE', '50.00')));
    assert.equal(there.filter(({ status }) => status === 200).length, 1);
    const back = await Promise.all(Array.from({ length: 20 }, () => collect(player)));
    assert.deepEqual(
      back.map(({ value }) => value.amount).filter((amount) => amount !== '0.00'),
      ['50.00'],
    );
    assert.deepEqual(await wallets(player), ['50.00', '0.00', '0.00', '0.00']);
    assert.equal((await harness.app.modules.wallet.checkLedger()).balanced, true);
  });

  test('collects what concurrent bets leave and loses nothing', async () => {
    const player = await mover('mover09', 10_000n);
    await move(player, 'main', 'COVE', '100.00');
    const account = memberAccount(player.id, 'vendor-COVE');
    const studio = houseAccount('vendor-transfer-studio');
    const bet = () => {
      const posting = { source: 'test', reference: newId(), kind: 'bet', legs: between(account, studio, 100n) };
      return harness.app.modules.wallet.post(posting).then(
        () => 100n,
        () => 0n,
      );
    };
    const bets = Array.from({ length: 30 }, bet);
    const { value } = await collect(player);
    const staked = (await Promise.all(bets)).reduce((sum, stake) => sum + stake, 0n);
    assert.deepEqual(value.failed, []);
    const left = await harness.app.modules.wallet.balanceOf(account);
    const main = await harness.app.modules.wallet.balanceOf(memberAccount(player.id));
    assert.equal(left + main + staked, 10_000n);
  });
});
