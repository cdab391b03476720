import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  type Contract,
  listContracts,
  listContractVersions,
  offerContract,
  previewRequest,
  withdrawRequest,
} from '@portal/shared/contract/agents/contracts';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { type ContractHarness, contractHarness } from '../testing/contract-harness.ts';
import { dailySample, dividendSample, hourlySample, realTimeSample } from '../testing/sample-terms.ts';

forEachDatabase(({ database }) => {
  let harness: ContractHarness;
  before(async () => {
    harness = await contractHarness(database());
    await harness.add('top', undefined, 1);
  });
  after(() => harness.close());

  const own = async (account: string, over = 'false'): Promise<Contract[]> =>
    (await harness.api.send(listContracts, { over }, harness.token(account))).value.own;
  const titles = async (account: string): Promise<string[]> =>
    (await harness.api.send(listMessages, {}, harness.token(account))).value.list.map(({ title }) => title);

  // covers 4
  test('runs from offer to agreement, a new version and an end', async () => {
    await harness.add('chief', undefined, 1);
    await harness.agree('chief', dailySample(500, 'weekly'));
    await harness.add('second', 'chief');
    const offered = (await harness.offer('chief', 'second', dailySample(300, 'weekly'))).value;
    assert.deepEqual(
      [offered.state, offered.account, offered.upline, offered.request?.type],
      ['offered', 'second', 'chief', 'offer'],
    );
    const waiting = (await harness.api.send(listContracts, {}, harness.token('second'))).value;
    assert.deepEqual([waiting.waiting, waiting.own.length, waiting.downlines], [1, 1, []]);
    const acceptance = { contractId: offered.id, action: 'accept', requestId: offered.request?.id };
    const agreed = (await harness.answer('second', 'daily', acceptance)).value;
    assert.deepEqual([agreed.state, agreed.version?.no, agreed.request], ['active', 1, undefined]);
    assert.equal(agreed.version?.from, '2026-03-02T17:00:00.000Z', 'the next day of the time zone');
    assert.equal(agreed.version?.paidBy, 'house');

    await harness.moveTo('2026-03-04T08:00:00.000Z');
    const again = (await harness.offer('chief', 'second', dailySample(200, 'weekly'))).value;
    assert.deepEqual([again.id, again.state, again.version?.no], [offered.id, 'active', 1]);
    const changed = (await harness.answer('second', 'daily', { contractId: again.id, action: 'accept' })).value;
    assert.deepEqual(
      [changed.version?.no, changed.version?.until, changed.next?.no, changed.next?.from],
      [1, '2026-03-08T17:00:00.000Z', 2, '2026-03-08T17:00:00.000Z'],
    );

    const asked = (await harness.askEnd('chief', offered.id)).value;
    assert.deepEqual([asked.state, asked.request?.type], ['active', 'termination']);
    const ending = (await harness.answer('second', 'daily', { contractId: offered.id, action: 'accept' })).value;
    assert.deepEqual([ending.state, ending.next], ['ending', undefined]);
    await harness.moveTo('2026-03-08T17:00:00.000Z');
    assert.deepEqual(await own('second'), []);
    assert.deepEqual(
      (await own('second', 'true')).map(({ state }) => state),
      ['ended'],
    );
    assert.deepEqual((await titles('second')).sort(), [
      'New contract offer: daily wage',
      'New contract offer: daily wage',
      'Termination request: daily wage',
    ]);
    assert.equal((await titles('chief')).filter((title) => title === 'Accepted: daily wage').length, 3);
  });

  // covers 4
  test('shows versions to both sides and all uplines above, and nobody else', async () => {
    await harness.agree('top', dailySample(500));
    await harness.add('mid', 'top');
    for (const account of ['low', 'deep'] as const) await harness.add(account, account === 'low' ? 'mid' : 'low');
    await harness.add('other', undefined, 1);
    await harness.agree('mid', dailySample(300));
    const { id } = await harness.agree('low', dailySample(200));
    await harness.agree('low', dailySample(250));
    const look = (account: string, contractId = id) =>
      harness.api.send(listContractVersions, { id: contractId }, harness.token(account));
    for (const account of ['top', 'mid', 'low']) {
      const { value } = await look(account);
      assert.deepEqual(
        value.versions.map(({ no }) => no),
        [2, 1],
        account,
      );
      assert.equal(value.contract.account, 'low');
    }
    for (const account of ['deep', 'other']) {
      const answer = await look(account);
      assert.deepEqual([answer.code, answer.message], ['contract_not_found', 'This contract was not found']);
      assert.deepEqual((await look(account, 'guessed')).message, answer.message);
    }
  });

  // covers 4
  test('accepts one answer or withdrawal per request', async () => {
    await harness.agree('deep', dailySample(10));
    const { id, request } = (await harness.offer('low', 'deep', dailySample(20))).value;
    const requestId = request?.id ?? '';
    assert.equal((await harness.offer('low', 'deep', dailySample(30))).code, 'contract_request_open');
    assert.equal((await harness.askEnd('low', id)).code, 'contract_request_open');
    const withdraw = (account: string) => harness.api.send(withdrawRequest, { requestId }, harness.token(account));
    for (const account of ['deep', 'mid', 'other']) assert.equal((await withdraw(account)).code, 'request_not_found');
    assert.equal((await withdraw('low')).value.request, undefined);
    assert.equal((await withdraw('low')).code, 'request_answered');
    const acceptance = { contractId: id, action: 'accept', requestId };
    assert.equal((await harness.answer('deep', 'daily', acceptance)).code, 'request_answered');
    assert.equal(
      (await harness.answer('deep', 'daily', { contractId: id, action: 'reject' })).code,
      'request_not_found',
    );
    const preview = await harness.api.send(previewRequest, { requestId }, harness.token('deep'));
    assert.equal(preview.code, 'request_answered');
    const second = (await harness.offer('low', 'deep', dailySample(30))).value.request?.id;
    assert.equal((await harness.answer('deep', 'daily', acceptance)).code, 'request_answered', 'another one meanwhile');
    const rejected = await harness.answer('deep', 'daily', { contractId: id, action: 'reject', requestId: second });
    assert.deepEqual([rejected.value.state, rejected.value.version?.terms], ['active', dailySample(10)]);
    assert.ok((await titles('low')).includes('Rejected: daily wage'));
  });

  // covers 7.2
  test('accepts answers only about own contracts, by the call of their kind', async () => {
    const { id } = (await harness.offer('low', 'deep', dailySample(40))).value;
    for (const action of ['accept', 'reject', 'terminate']) {
      for (const account of ['low', 'mid', 'other']) {
        assert.equal((await harness.answer(account, 'daily', { contractId: id, action })).code, 'contract_not_found');
      }
      assert.equal((await harness.answer('deep', 'hourly', { contractId: id, action })).code, 'contract_not_found');
    }
    assert.equal((await harness.answer('deep', 'daily', { contractId: id, action: 'accept' })).success, true);
    const ended = await harness.answer('deep', 'daily', { contractId: id, action: 'terminate' });
    assert.equal(ended.value.state, 'ending');
    assert.equal(
      (await harness.answer('deep', 'daily', { contractId: id, action: 'terminate' })).code,
      'contract_over',
    );
    assert.equal((await harness.askEnd('low', id)).code, 'contract_over');
    assert.equal((await harness.offer('low', 'deep', dailySample(1))).code, 'contract_ending');
  });

  test('refuses rates above the own ones, and kinds without an own contract', async () => {
    await harness.agree('top', realTimeSample(100, 50, '1000.00'));
    await harness.agree(
      'top',
      hourlySample([
        ['0.00', 10],
        ['1000.00', 20],
      ]),
    );
    const refused = [
      [realTimeSample(101), 'terms.profitRate'],
      [realTimeSample(100, 51, '10.00'), 'terms.lossRate'],
      [realTimeSample(100, 50), 'terms.singleBet'],
      [realTimeSample(100, 50, '1000.01'), 'terms.singleBet'],
      [hourlySample(11), 'terms.tiers.0.rate'],
      [hourlySample([['999.99', 20]]), 'terms.tiers.0.rate'],
      [dividendSample(0), 'terms'],
    ] as const;
    for (const [terms, field] of refused) {
      const { code, fields } = await harness.offer('top', 'mid', terms);
      assert.deepEqual([code, Object.keys(fields ?? {})], ['rate_above_own', [field]], JSON.stringify(terms));
    }
    for (const terms of [
      realTimeSample(100, 50, '1000.00'),
      hourlySample([
        ['0.00', 10],
        ['1000.00', 20],
      ]),
    ]) {
      assert.equal((await harness.offer('top', 'mid', terms)).success, true);
    }
  });

  // covers 4
  test('refuses invalid terms and people, and writes nothing', async () => {
    await harness.add('player', 'mid', 0);
    await harness.add('closed', 'mid');
    await harness.app.modules.member.setState(harness.member('closed').id, 'closed');
    const long = 'x'.repeat(10_000);
    const before = (await harness.api.send(listContracts, { over: 'true' }, harness.token('mid'))).value;
    const tries: [string, Record<string, unknown>, string][] = [
      ['mid', dailySample(-1), 'invalid_input'],
      ['low', dailySample(10_001), 'invalid_input'],
      ['low', dailySample(1.5), 'invalid_input'],
      ['low', dailySample([]), 'invalid_input'],
      ['low', dailySample([['-1.00', 1]]), 'invalid_input'],
      ['low', { ...dailySample(1), period: 'yearly' }, 'invalid_input'],
      [
        'low',
        dailySample([
          ['10.00', 1],
          ['10.00', 2],
        ]),
        'tiers_out_of_order',
      ],
      [
        'low',
        dailySample([
          ['10.00', 2],
          ['20.00', 1],
        ]),
        'tiers_out_of_order',
      ],
      ['mid', dailySample(1), 'contract_outside'],
      ['top', dailySample(1), 'contract_outside'],
      ['other', dailySample(1), 'contract_outside'],
      ['deep', dailySample(1), 'contract_outside'],
      ['nobody', dailySample(1), 'contract_outside'],
      ['%', dailySample(1), 'contract_outside'],
      [long, dailySample(1), 'invalid_input'],
      ['player', dailySample(1), 'contract_downline_not_agent'],
      ['closed', dailySample(1), 'account_closed'],
    ];
    for (const [account, terms, code] of tries) {
      const answer = await harness.api.send(offerContract, { account, terms }, harness.token('mid'));
      assert.equal(answer.code, code, `${account.slice(0, 20)} ${JSON.stringify(terms)}`);
    }
    const later = (await harness.api.send(listContracts, { over: 'true' }, harness.token('mid'))).value;
    assert.deepEqual(later, before);
    const lists = [{ account: long }, { kind: 'weekly' }, { pageNo: '0' }, { over: 'maybe' }];
    for (const input of lists) {
      assert.equal((await harness.api.send(listContracts, input, harness.token('mid'))).code, 'invalid_input');
    }
  });

  // covers 6
  test('refuses offers and agreements of a disabled kind, but allows its end', async () => {
    const { settings } = harness.app.modules;
    const toggles = await settings.get('toggles');
    const { id } = (await own('mid')).find(({ kind }) => kind === 'hourly') ?? { id: '' };
    await settings.write('toggles', { ...toggles, hourlySalary: false }, 'test');
    assert.equal((await harness.offer('mid', 'low', hourlySample(1))).code, 'contract_off');
    assert.equal((await harness.answer('mid', 'hourly', { contractId: id, action: 'accept' })).code, 'contract_off');
    const rejected = await harness.answer('mid', 'hourly', { contractId: id, action: 'reject' });
    assert.deepEqual([rejected.value.state, rejected.value.version], ['rejected', undefined]);
    await settings.write('toggles', toggles, 'test');
  });

  test('lists contracts below by page, account and kind', async () => {
    for (const no of [1, 2, 3]) {
      await harness.add(`leaf${no}`, 'mid');
      await harness.offer('mid', `leaf${no}`, dailySample(no));
    }
    const list = async (input: object) =>
      (await harness.api.send(listContracts, { ...input }, harness.token('mid'))).value;
    const first = await list({ pageSize: '2' });
    assert.deepEqual([first.downlines.length, first.totalPages], [2, 2]);
    assert.deepEqual(
      (await list({ account: 'LEAF2' })).downlines.map(({ account }) => account),
      ['leaf2'],
    );
    assert.deepEqual((await list({ kind: 'dividend' })).downlines, []);
    for (const account of ['deep', 'top', 'nobody']) assert.deepEqual((await list({ account })).downlines, []);
  });

  test('notifies open pages of both sides of an offer and its answer', async () => {
    await harness.add('listener', 'mid');
    const { live } = harness.app.server.kernel;
    const heard: string[] = [];
    const stops = ['mid', 'listener'].map((account) =>
      live.listen(harness.member(account).id, ({ event }) => {
        if (event.type === 'agents') heard.push(`${account} ${event.what}`);
      }),
    );
    const { id } = (await harness.offer('mid', 'listener', dailySample(1))).value;
    await live.flush();
    assert.deepEqual(heard.splice(0).sort(), ['listener contracts', 'mid contracts']);
    await harness.answer('listener', 'daily', { contractId: id, action: 'reject' });
    await live.flush();
    assert.deepEqual(heard.sort(), ['listener contracts', 'mid contracts']);
    for (const stop of stops) stop();
  });
});
