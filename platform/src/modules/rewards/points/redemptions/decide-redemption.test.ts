import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import {
  approveRedemption,
  getOperatorRedemption,
  listOperatorRedemptions,
  rejectRedemption,
} from '@portal/shared/contract/rewards/operator-redemptions';
import { getPointReward, getRedeemPointList } from '@portal/shared/contract/rewards/points';
import type { App } from '../../../../app.ts';
import { newId } from '../../../../kernel/database/ids.ts';
import { type ApiClient, apiClient } from '../../../../testing/api-client.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { operatorPerson, operatorToken } from '../../../../testing/operator-token.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import { financeOperators } from '../../../payments/testing/finance-operators.ts';
import { memberAccount } from '../../../wallet/index.ts';
import { type PointMember, pointMember, pointsHeldBy, redeemAs, testAddress } from '../../testing/point-member.ts';

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  let personToken: () => Promise<string>;
  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
    await app.modules.content.seed();
    personToken = await operatorPerson(app, 'presents', 'finance-maker');
  });
  after(() => app.close());

  const as = (token: string) => ({ token, headers: { 'idempotency-key': newId() } });
  const approve = async (id: string, remark = 'Parcel 7781', token?: string) =>
    api.send(approveRedemption, { id, remark }, as(token ?? (await personToken())));
  const reject = async (id: string, why = 'Out of production', token?: string) =>
    api.send(rejectRedemption, { id, why }, as(token ?? (await personToken())));
  const apply = async (player: PointMember, change = {}) => (await redeemAs(app, player, change)).value.id;
  const ownOf = async ({ token }: PointMember, id: string) =>
    (await api.send(getRedeemPointList, {}, { token })).value.list.find((one) => one.id === id);
  const acts = async (id: string) =>
    (await app.modules.operator.readAudit(1, 50)).list.filter(({ target }) => target === id).map(({ act }) => act);

  // covers 4
  test("spends the points of an approved redemption with the operator's remark, and keeps the decision", async () => {
    const player = await pointMember(app, 'points001', 10_000n);
    const id = await apply(player);
    const { value } = await approve(id);
    assert.deepEqual(
      [value.state, value.account, value.points, value.remark],
      ['approved', 'points001', 3200, 'Parcel 7781'],
    );
    assert.deepEqual(await pointsHeldBy(app, player), [6800n, 0n]);
    const own = await ownOf(player, id);
    assert.deepEqual(
      [own?.state, own?.remark, own?.changedPoints, own?.balance],
      ['approved', 'Parcel 7781', -3200, 6800],
    );
    for (const again of [await approve(id), await reject(id)])
      assert.deepEqual([again.status, again.code], [422, 'redemption_state']);
    assert.deepEqual(await acts(id), ['approve-redemption']);
  });

  // covers 4
  test('returns points and pieces of a rejected redemption, with the reason', async () => {
    const player = await pointMember(app, 'points002', 10_000n);
    const stock = async () =>
      (await api.send(getPointReward, {}, { token: player.token })).value.presents.find(
        (present) => present.id === 'dice-cup',
      )?.stock;
    const before = await stock();
    const id = await apply(player, { quantity: 3 });
    assert.equal(await stock(), (before ?? 0) - 3);
    assert.equal((await reject(id)).value.state, 'rejected');
    assert.deepEqual([await stock(), await pointsHeldBy(app, player)], [before, [10_000n, 0n]]);
    const own = await ownOf(player, id);
    assert.deepEqual([own?.remark, own?.changedPoints, own?.balance], ['Out of production', 0, 10_000]);
    assert.deepEqual(await acts(id), ['reject-redemption']);
  });

  test('pays a bonus once when the operator approves it', async () => {
    await app.modules.settings.write('points.bonusAtOnce', false, 'test');
    await app.modules.settings.write('rewards.approvedByTwo', false, 'test');
    const player = await pointMember(app, 'points003', 10_000n);
    const id = await apply(player, { presentId: 'bonus-10', quantity: 2 });
    assert.equal((await ownOf(player, id))?.state, 'in_process');
    assert.equal(await app.modules.wallet.balanceOf(memberAccount(player.memberId)), 0n);
    const decided = await Promise.all([approve(id), approve(id), reject(id)]);
    assert.deepEqual(decided.filter(({ success }) => success).length, 1);
    const isApproved = (await ownOf(player, id))?.state === 'approved';
    assert.equal(await app.modules.wallet.balanceOf(memberAccount(player.memberId)), isApproved ? 2000n : 0n);
    assert.deepEqual(await pointsHeldBy(app, player), [isApproved ? 8000n : 10_000n, 0n]);
  });

  // covers 6
  test('pays no bonus that one person approves, and pays it once when another person of finance decides', async () => {
    await app.modules.settings.write('rewards.approvedByTwo', true, 'test');
    const { maker, checker, accept } = await financeOperators(app);
    const player = await pointMember(app, 'points007', 10_000n);
    const paid = () => app.modules.wallet.balanceOf(memberAccount(player.memberId));
    const id = await apply(player, { presentId: 'bonus-10' });
    assert.equal((await approve(id, 'Enjoy it', await checker())).code, 'not_allowed', 'a checker does not begin it');
    const both = await (await operatorPerson(app, 'both', 'finance-maker', 'finance-checker'))();
    const alone = (await approve(id, 'Enjoy it', both)).value;
    assert.deepEqual([alone.state, alone.approvalRequest?.act], ['in_process', 'redemption.approve']);
    assert.equal((await accept(alone.approvalRequest?.id ?? '', both)).code, 'own_proposal');
    assert.equal((await approve(id, 'Enjoy it', await maker())).code, 'proposal_open');
    assert.equal(await paid(), 0n);
    const accepted = await Promise.all([1, 2, 3].map(() => accept(alone.approvalRequest?.id ?? '')));
    assert.deepEqual(accepted.map(({ code }) => code ?? 'done').sort(), [
      'done',
      'proposal_decided',
      'proposal_decided',
    ]);
    assert.equal(await paid(), 1000n);
    assert.equal((await ownOf(player, id))?.remark, 'Enjoy it');
    assert.deepEqual(await acts(id), ['approve-redemption', 'propose-approve-redemption']);
    const other = await apply(player, { presentId: 'bonus-10' });
    const { approvalRequest } = (await approve(other, 'Enjoy it', await maker())).value;
    await reject(other);
    assert.equal((await accept(approvalRequest?.id ?? '')).code, 'proposal_stale');
    assert.equal(await paid(), 1000n);
  });

  test('lists by state and member and shows the address to operators, auditing each look', async () => {
    const player = await pointMember(app, 'points004', 10_000n);
    const id = await apply(player);
    const list = async (query: object) =>
      (await api.send(listOperatorRedemptions, { ...query }, { token: await personToken() })).value.list;
    assert.deepEqual(
      (await list({ member: 'points004', state: 'in_process' })).map((row) => row.id),
      [id],
    );
    assert.deepEqual(await list({ member: player.memberId, state: 'approved' }), []);
    assert.ok(!JSON.stringify(await list({})).includes('Harbour'));
    const { value } = await api.send(getOperatorRedemption, { id }, { token: await personToken() });
    assert.equal(value.address, testAddress);
    assert.match(value.mobile, /^\+63\d{10}$/);
    assert.deepEqual(await acts(id), ['look-at-redemption']);
  });

  test('returns points to a closed account but gives it nothing else; answers 404 for unknown redemptions', async () => {
    const player = await pointMember(app, 'points005', 10_000n);
    const id = await apply(player);
    await app.modules.member.setState(player.memberId, 'closed');
    assert.equal((await approve(id)).code, 'account_closed');
    assert.equal((await reject(id)).value.state, 'rejected');
    assert.deepEqual(await pointsHeldBy(app, player), [10_000n, 0n]);
    for (const answer of [await approve(newId()), await reject(newId())]) assert.equal(answer.code, 'not_found');
  });

  test('lets only persons of finance decide, with a reason, and nobody else read', async () => {
    const player = await pointMember(app, 'points006', 10_000n);
    const id = await apply(player);
    const machine = await operatorToken(app, 'machine', 'finance-maker');
    for (const answer of [await approve(id, 'Parcel 1', machine), await reject(id, 'no reason', machine)])
      assert.equal(answer.code, 'own_login_required');
    const roles: OperatorRoleName[] = ['content', 'support', 'release'];
    for (const role of roles) {
      const token = await operatorToken(app, `is-${role}`, role);
      assert.equal((await approve(id, 'Parcel 1', token)).code, 'not_allowed');
      assert.equal((await reject(id, 'no reason', token)).code, 'not_allowed');
    }
    assert.deepEqual([(await approve(id, 'x')).status, (await reject(id, '<b>no</b>')).status], [400, 400]);
    assert.deepEqual(await pointsHeldBy(app, player), [6800n, 3200n]);
  });

  test('keeps the ledger balanced', async () => {
    const check = await app.modules.wallet.checkLedger();
    assert.equal(check.balanced, true, JSON.stringify(check));
  });
});
