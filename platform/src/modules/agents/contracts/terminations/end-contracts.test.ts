import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { type Contract, listContracts, previewRequest } from '@portal/shared/contract/agents/contracts';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { type ContractHarness, contractHarness } from '../../testing/contract-harness.ts';
import { assertContractInvariants } from '../../testing/contract-invariants.ts';
import { dailySample, hourlySample } from '../../testing/sample-terms.ts';

forEachDatabase(({ database }) => {
  let harness: ContractHarness;
  let families = 0;
  before(async () => {
    harness = await contractHarness(database());
  });
  after(() => harness.close());

  /** Adds four agents in a line, the last two with a sibling; all with daily contracts at the given rates. */
  async function family(terms: readonly ContractTerms[]) {
    families += 1;
    const names = ['top', 'mid', 'low', 'deep'].map((name) => `${name}${families}`);
    for (const [at, name] of names.entries()) {
      await harness.add(name, names[at - 1], at === 0 ? 1 : 2);
      const own = terms[at];
      if (own) await harness.agree(name, own);
    }
    const [top = '', mid = '', low = '', deep = ''] = names;
    return { top, mid, low, deep };
  }
  const ofKind = async (account: string, kind = 'daily'): Promise<Contract | undefined> =>
    (await harness.api.send(listContracts, { kind, over: 'true' }, harness.token(account))).value.own[0];
  const stateOf = async (account: string) => (await ofKind(account))?.state;
  const preview = async (account: string, requestId = '') =>
    (await harness.api.send(previewRequest, { requestId }, harness.token(account))).value.affected;

  // covers 4
  test('ends contracts above the new rate, and everything below them, when an agent agrees to less', async () => {
    const { top, mid, low, deep } = await family([500, 400, 300, 100].map((rate) => dailySample(rate)));
    await harness.add(`${low}b`, mid);
    await harness.agree(`${low}b`, dailySample(200));
    await harness.add(`${low}c`, mid);
    const open = (await harness.offer(mid, `${low}c`, dailySample(400))).value;
    const { id, request } = (await harness.offer(top, mid, dailySample(250))).value;
    const affected = await preview(mid, request?.id);
    const shown = affected.map(({ account, upline, rate, rateAbove, isOffer }) => [
      account,
      upline,
      rate,
      rateAbove,
      isOffer,
    ]);
    assert.deepEqual(shown.sort(), [
      [deep, low, 100, 0, false],
      [low, mid, 300, 250, false],
      [`${low}c`, mid, 400, 250, true],
    ]);
    assert.deepEqual(await preview(top, request?.id), affected, 'the offerer sees it, too');
    assert.equal((await harness.answer(mid, 'daily', { contractId: id, action: 'accept' })).success, true);
    const states = await Promise.all([mid, low, deep, `${low}b`, `${low}c`].map(stateOf));
    assert.deepEqual(states, ['active', 'ending', 'ending', 'active', 'withdrawn']);
    const late = await harness.answer(`${low}c`, 'daily', {
      contractId: open.id,
      action: 'accept',
      requestId: open.request?.id,
    });
    assert.equal(late.code, 'request_answered');
    const messages = (await harness.api.send(listMessages, {}, harness.token(deep))).value.list;
    assert.equal(messages.find(({ title }) => title.startsWith('Contract ends'))?.title, 'Contract ends: daily wage');
    const ownWords = messages.find(({ title }) => title.startsWith('Contract ends'))?.content ?? '';
    assert.ok(ownWords.startsWith(`The daily wage contract of ${low} is ending.`), ownWords);
    const messagesOfLow = (await harness.api.send(listMessages, {}, harness.token(low))).value.list;
    const reason = messagesOfLow.find(({ title }) => title.startsWith('Contract ends'))?.content ?? '';
    assert.match(reason, new RegExp(`^${mid} has new daily wage terms from \\d{4}-\\d{2}-\\d{2}, `));
  });

  // covers 4
  test('refuses to agree or end when more or less would end than was shown', async () => {
    const { top, mid, low, deep } = await family([500, 400, 300, 100].map((rate) => dailySample(rate)));
    const offered = (await harness.offer(top, mid, dailySample(250))).value;
    const shown = (await preview(mid, offered.request?.id)).map(({ id }) => id);
    const newer = (await harness.offer(mid, low, dailySample(350))).value;
    const accept = { contractId: offered.id, action: 'accept', requestId: offered.request?.id };
    const more = await harness.answer(mid, 'daily', { ...accept, affected: shown });
    assert.deepEqual([more.code, more.value], ['preview_changed', undefined]);
    assert.deepEqual(await Promise.all([mid, low, deep].map(stateOf)), ['active', 'active', 'active']);
    assert.equal((await ofKind(mid))?.request?.id, offered.request?.id, 'still open');
    assert.equal((await ofKind(low))?.request?.id, newer.request?.id, 'still open');
    const offers = (await preview(mid, offered.request?.id)).filter(({ isOffer }) => isOffer).map(({ id }) => id);
    assert.deepEqual(offers, [newer.request?.id]);
    const end = { contractId: offered.id, action: 'terminate' };
    assert.equal((await harness.answer(mid, 'daily', { ...end, affected: shown })).code, 'preview_changed');
    const now = (await preview(mid, offered.request?.id)).map(({ id }) => id).reverse();
    assert.equal((await harness.answer(mid, 'daily', { ...accept, affected: now })).success, true);
    assert.deepEqual(await Promise.all([mid, low, deep].map(stateOf)), ['active', 'ending', 'ending']);
  });

  // covers 4
  test('previews the end of an own contract to its agent only', async () => {
    const { top, mid, low, deep } = await family([500, 400, 300, 100].map((rate) => dailySample(rate)));
    const contractId = (await ofKind(mid))?.id ?? '';
    const asks = (account: string) => harness.api.send(previewRequest, { contractId }, harness.token(account));
    for (const account of [top, low]) assert.equal((await asks(account)).code, 'contract_not_found');
    const { affected } = (await asks(mid)).value;
    assert.deepEqual(
      affected.map(({ account }) => account),
      [low, deep],
    );
    const end = { contractId, action: 'terminate', affected: affected.map(({ id }) => id) };
    assert.equal((await harness.answer(mid, 'daily', end)).success, true);
    assert.equal((await asks(mid)).code, 'contract_over');
    const nothing = await harness.api.send(previewRequest, {}, harness.token(mid));
    assert.equal(nothing.code, 'request_not_found');
  });

  test('ends nothing for terms that remain compatible, and leaves other kinds', async () => {
    const { top, mid, low } = await family([500, 400, 300].map((rate) => dailySample(rate)));
    for (const account of [top, mid, low]) await harness.agree(account, hourlySample(50));
    const terms = dailySample([
      ['0.00', 300],
      ['10.00', 310],
    ]);
    const { id, request } = (await harness.offer(top, mid, terms)).value;
    assert.deepEqual(await preview(mid, request?.id), []);
    await harness.answer(mid, 'daily', { contractId: id, action: 'accept' });
    assert.equal(await stateOf(low), 'active');
    await harness.answer(mid, 'daily', { contractId: id, action: 'terminate' });
    assert.deepEqual([await stateOf(mid), await stateOf(low)], ['ending', 'ending']);
    assert.deepEqual(
      [(await ofKind(mid, 'hourly'))?.state, (await ofKind(low, 'hourly'))?.state],
      ['active', 'active'],
    );
  });

  // covers 4
  test('ends contracts through all levels with their current period', async () => {
    const { top, mid, low, deep } = await family([400, 300, 200, 100].map((rate) => dailySample(rate, 'semimonthly')));
    const sixteenth = '2026-03-15T17:00:00.000Z';
    await harness.moveTo('2026-03-03T08:00:00.000Z');
    const contractId = (await ofKind(mid))?.id ?? '';
    const asked = (await harness.askEnd(top, contractId)).value;
    assert.deepEqual(
      (await preview(mid, asked.request?.id)).map(({ account }) => account),
      [low, deep],
    );
    await harness.answer(mid, 'daily', { contractId, action: 'accept', requestId: asked.request?.id });
    const ends = await Promise.all([mid, low, deep].map(async (account) => (await ofKind(account))?.version?.until));
    assert.deepEqual(ends, [sixteenth, sixteenth, sixteenth]);
    assert.equal((await harness.offer(top, mid, dailySample(1, 'semimonthly'))).code, 'contract_ending');
    assert.equal((await harness.offer(mid, low, dailySample(1, 'semimonthly'))).code, 'rate_above_own');
    await harness.moveTo(sixteenth);
    assert.deepEqual([await stateOf(mid), await stateOf(low)], ['ended', 'ended']);
    assert.equal((await harness.offer(top, mid, dailySample(1, 'semimonthly'))).success, true);
  });

  // covers 4
  test("ends a moved branch's contracts with its former uplines", async () => {
    const { top, mid, low, deep } = await family([500, 400, 300].map((rate) => dailySample(rate)));
    const open = (await harness.offer(low, deep, dailySample(10))).value;
    const other = await family([dailySample(900)]);
    await harness.app.modules.member.branches.move(harness.member(mid).id, harness.member(other.top).id);
    assert.deepEqual([await stateOf(top), await stateOf(mid), await stateOf(low)], ['active', 'ending', 'ending']);
    const late = await harness.answer(deep, 'daily', { contractId: open.id, action: 'accept' });
    assert.equal(late.code, 'request_not_found');
    assert.equal((await harness.offer(top, mid, dailySample(1))).code, 'contract_outside');
    assert.equal((await harness.offer(other.top, mid, dailySample(1))).code, 'contract_ending');
    await harness.moveTo('2026-03-16T17:00:00.000Z');
    assert.equal((await harness.offer(other.top, mid, dailySample(900))).success, true);
  });

  test('drops open offers and platform contracts of a moved branch', async () => {
    const { top, mid } = await family([dailySample(500)]);
    const open = (await harness.offer(top, mid, dailySample(10))).value;
    const other = await family([]);
    await harness.app.modules.member.branches.move(harness.member(mid).id, harness.member(other.top).id);
    assert.equal(await stateOf(mid), 'withdrawn');
    assert.equal(
      (await harness.answer(mid, 'daily', { contractId: open.id, action: 'accept' })).code,
      'request_not_found',
    );
    await harness.app.modules.member.branches.move(harness.member(top).id, harness.member(other.top).id);
    assert.equal(await stateOf(top), 'ending');
  });

  test('refuses offers to a closed account, but keeps what is in force', async () => {
    const { top, mid } = await family([dailySample(500), dailySample(100)]);
    await harness.app.modules.member.setState(harness.member(mid).id, 'closed');
    assert.equal((await harness.offer(top, mid, dailySample(200))).code, 'account_closed');
    const { contracts } = harness.app.modules.agents;
    const now = harness.app.server.kernel.clock.now();
    const span = { start: now, end: new Date(now.getTime() + 2 * 86_400_000) };
    const inForce = await contracts.inForce('daily', span);
    assert.ok(inForce.some(({ agentId }) => agentId === harness.member(mid).id));
  });

  test('leaves nobody with more than the upline', () => assertContractInvariants(database()));
});
