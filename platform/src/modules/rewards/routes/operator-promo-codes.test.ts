import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listApprovalRequests } from '@portal/shared/contract/approvals/operator-approvals';
import { createPromoCampaign, exportPromoCodes } from '@portal/shared/contract/rewards/operator-promo-codes';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { operatorPerson } from '../../../testing/operator-token.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { type PromoCodeHarness, promoCodeHarness } from '../testing/promo-code-harness.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let promo: PromoCodeHarness;
  const hosted = hostedApp(database, {
    clock,
    prepare: async (app) => {
      promo = await promoCodeHarness(app);
    },
  });
  const later = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
  const actsOf = async (target: string) =>
    (await hosted.app.modules.operator.readAudit(1, 100)).list
      .filter((line) => line.target === target)
      .map(({ who, act }) => [who, act]);

  // covers 6
  test('makes no code before a second person of finance accepts it, and shows that person what it costs at most', async () => {
    const { finance } = promo;
    const { approvalRequest, campaign } = (await promo.create({ code: 'TWOHANDS', budget: '40.00' })).value;
    assert.deepEqual([campaign, approvalRequest?.act], [undefined, 'promo-codes.make']);
    const bea = await promo.member('bea01');
    assert.equal((await promo.redeem(bea, 'TWOHANDS')).code, 'promo_code_unknown');
    const [open] = (await hosted.api.send(listApprovalRequests, {}, { token: await finance.checker() })).value.list;
    assert.deepEqual(open?.about, { account: 'TWOHANDS', amount: '40.00', state: 'open' });
    const id = approvalRequest?.id ?? '';
    assert.equal((await finance.accept(id, await finance.maker())).status, 403);
    assert.equal((await finance.accept(id)).status, 200);
    assert.equal((await promo.redeem(bea, 'TWOHANDS')).status, 200);
    const target = approvalRequest?.targetId ?? '';
    const made = await promo.campaign(target);
    assert.deepEqual(
      [made.code, made.used, made.uses, made.given, made.budget, made.madeBy],
      ['TWOHANDS', 1, 10, '5.00', '40.00', 'maker, checker'],
    );
    assert.deepEqual(await actsOf(target), [
      ['checker', 'make-promo-codes'],
      ['maker', 'propose-promo-codes'],
    ]);
  });

  test('makes codes at once where one person is enough', async () => {
    await hosted.app.modules.settings.write('rewards.approvedByTwo', false, 'test');
    const { campaign, approvalRequest } = (await promo.create({ code: 'ONEHAND', points: 3, amount: undefined })).value;
    assert.deepEqual(
      [campaign?.code, campaign?.points, campaign?.madeBy, approvalRequest],
      ['ONEHAND', 3, 'maker', undefined],
    );
    assert.deepEqual(await actsOf(campaign?.id ?? ''), [['maker', 'make-promo-codes']]);
    await hosted.app.modules.settings.write('rewards.approvedByTwo', true, 'test');
  });

  test('refuses a code that is taken or over, when it is requested and when it is accepted', async () => {
    await promo.open({ code: 'TAKEN1' });
    assert.equal((await promo.create({ code: 'taken-1' })).code, 'promo_code_exists');
    const [one, other] = [await promo.create({ code: 'RACED' }), await promo.create({ code: 'RACED' })];
    assert.equal((await promo.finance.accept(one.value.approvalRequest?.id ?? '')).status, 200);
    assert.equal((await promo.finance.accept(other.value.approvalRequest?.id ?? '')).code, 'promo_code_exists');
    const short = await promo.create({ code: 'SHORT1', endsAt: later(1) });
    clock.advanceMs(2 * 3_600_000);
    assert.equal((await promo.finance.accept(short.value.approvalRequest?.id ?? '')).code, 'promo_code_window');
  });

  test('refuses terms that cannot be', async () => {
    const cases: [object, string][] = [
      [{ amount: undefined }, 'promo_code_reward'],
      [{ weights: { RNG: 0 } }, 'promo_code_turnover'],
      [{ budget: '4.99' }, 'promo_code_budget'],
      [{ uses: 10_001 }, 'promo_code_batch'],
      [{ endsAt: later(-1) }, 'promo_code_window'],
      [{ code: 'ABC' }, 'invalid_input'],
      [{ code: 'A'.repeat(25) }, 'invalid_input'],
      [{ code: 'ÄPFEL' }, 'invalid_input'],
      [{ uses: 0 }, 'invalid_input'],
      [{ uses: 1.5 }, 'invalid_input'],
      [{ points: '1e3' }, 'invalid_input'],
      [{ amount: '-5.00' }, 'invalid_input'],
      [{ turnoverPercent: -1 }, 'invalid_input'],
      [{ weights: { CHESS: 100 } }, 'invalid_input'],
      [{ weights: '{' }, 'invalid_input'],
      [{ contact: 'maybe' }, 'invalid_input'],
      [{ why: '' }, 'invalid_input'],
    ];
    for (const [change, code] of cases) assert.equal((await promo.create(change)).code, code, JSON.stringify(change));
  });

  // covers 10
  test('exports the codes of a batch with who used them, and writes that down', async () => {
    const id = await promo.open({ uses: 1200 });
    const codes = await promo.codesOf(id);
    assert.deepEqual([codes.length, new Set(codes).size], [1200, 1200]);
    assert.ok(codes.every((code) => /^[2-9A-HJKMNP-Z]{12}$/.test(code)));
    const [used = ''] = codes;
    assert.equal((await promo.redeem(await promo.member('cora01'), used)).status, 200);
    const token = await promo.finance.checker();
    const file = await hosted.app.server.inject({
      method: 'get',
      url: exportPromoCodes.path.replace(':id', id),
      headers: { authorization: `Bearer ${token}` },
    });
    const lines = file.body.trim().split(/\r?\n/);
    assert.equal(lines.length, 1201);
    assert.match(lines.find((line) => line.includes(used.slice(0, 4))) ?? '', /cora01/);
    assert.deepEqual((await actsOf(id))[0], ['checker', 'export-promo-codes']);
    const missing = await hosted.app.server.inject({
      method: 'get',
      url: exportPromoCodes.path.replace(':id', 'none'),
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(missing.statusCode, 404);
  });

  test('pauses, resumes and ends a campaign, which is final, and lists campaigns by state and code', async () => {
    const id = await promo.open({ code: 'STATES' });
    assert.equal((await promo.change(id, 'resume')).code, 'promo_code_state');
    assert.equal((await promo.change(id, 'pause')).value.state, 'paused');
    assert.deepEqual(
      (await promo.campaigns({ state: 'paused' })).map((one) => one.id),
      [id],
    );
    assert.equal((await promo.change(id, 'resume')).value.state, 'open');
    assert.equal((await promo.change(id, 'end')).value.state, 'ended');
    for (const act of ['pause', 'resume', 'end'] as const)
      assert.equal((await promo.change(id, act)).code, 'promo_code_state');
    assert.deepEqual(
      (await promo.campaigns({ code: 'states' })).map(({ state }) => state),
      ['ended'],
    );
    assert.equal((await promo.change('none', 'end')).code, 'not_found');
    assert.deepEqual(
      (await actsOf(id)).map(([, act]) => act),
      ['end-promo-codes', 'resume-promo-codes', 'pause-promo-codes', 'make-promo-codes', 'propose-promo-codes'],
    );
  });

  test('lets support look, and nobody but finance make codes', async () => {
    const support = await (await operatorPerson(hosted.app, 'supporter', 'support'))();
    assert.equal((await promo.create({}, support)).code, 'not_allowed');
    assert.equal((await promo.create({}, await promo.finance.checker())).code, 'not_allowed');
    const machine = await hosted.app.modules.operator.issueToken('maker');
    assert.equal(
      (await hosted.api.send(createPromoCampaign, promo.terms(), promo.keyed(machine))).code,
      'own_login_required',
    );
  });
});
