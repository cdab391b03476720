import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listApprovalRequests } from '@portal/shared/contract/approvals/operator-approvals';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import { listAudit } from '@portal/shared/contract/operators/audit';
import {
  getPromotionApplication,
  getPromotionImage,
  listPromotionApplications,
} from '@portal/shared/contract/rewards/operator-promotions';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { hostedApp } from '../../../../testing/hosted-app.ts';
import { hostileFiles } from '../../../../testing/hostile-files.ts';
import { operatorPerson, operatorToken } from '../../../../testing/operator-token.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { tokenOf } from '../../../accounts/testing/add-member.ts';
import { proofImage } from '../../../payments/testing/depositing-member.ts';
import { financeOperators } from '../../../payments/testing/finance-operators.ts';
import { type PromotionHarness, promotionHarness } from '../../testing/promotion-harness.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let promotions: PromotionHarness;
  let picture: string;
  const harness = hostedApp(database, {
    clock,
    prepare: async (app) => {
      promotions = await promotionHarness(app);
      picture = await proofImage();
      const { settings } = app.modules;
      await settings.write('proofs.perMinute', 1000, 'test');
      await settings.write('proofs.perMinuteByAddress', 10_000, 'test');
      await promotions.open('cup', { kind: 'application', amount: '30.00', turnoverPercent: 100, budget: '60.00' });
    },
  });

  // covers 3
  test('reviews and approves an application with a picture, gives the reward, and notifies and audits it', async () => {
    const guest = await promotions.guest('angler01');
    const { imageId } = (await promotions.send(guest, 'cup', picture)).value;
    const applied = (await promotions.apply(guest, 'cup', { comment: 'A whale', imageIds: [imageId] })).value;
    assert.deepEqual([applied.state, applied.participation?.images], ['applying', 1]);
    assert.equal((await promotions.apply(guest, 'cup')).code, 'promotion_taken');
    const id = await promotions.applicationOf(guest);
    await promotions.review(id);
    assert.equal((await promotions.see(guest, 'cup')).state, 'process');
    assert.equal((await promotions.review(id)).code, 'application_state');
    const token = await promotions.reviewer();
    const shown = (await harness.api.send(getPromotionApplication, { id }, { token })).value;
    assert.deepEqual([shown.comment, shown.account, shown.version], ['A whale', 'angler01', 2]);
    const image = { id, imageId: shown.imageIds[0] ?? '' };
    const { data } = (await harness.api.send(getPromotionImage, image, { token })).value;
    assert.equal(Buffer.from(data, 'base64').subarray(8, 12).toString(), 'WEBP');
    assert.equal((await promotions.decide(id, 'approve', { version: 1 })).code, 'conflict');
    assert.equal((await promotions.decide(id, 'approve', { version: 2 })).value.state, 'issued');
    assert.equal((await promotions.decide(id, 'reject')).code, 'application_state');
    const seen = await promotions.see(guest, 'cup');
    assert.deepEqual(
      [seen.state, seen.participation?.history.map(({ state }) => state)],
      ['issued', ['applying', 'process', 'issued']],
    );
    const [reward] = await promotions.rewards(guest);
    await promotions.collect(guest, reward?.id ?? '');
    assert.equal(await promotions.balance(guest), 3000n);
    const [message] = (await harness.api.send(listMessages, {}, { token: guest.token })).value.list;
    assert.deepEqual([message?.topic, message?.title], ['promotion', 'Approved: Title cup']);
    const audit = await harness.api.send(
      listAudit,
      { pageSize: 20 },
      { token: await operatorToken(harness.app, 'auditor', 'admin') },
    );
    const acts = audit.value.list.filter(({ target }: { target: string }) => target === id).map(({ act }) => act);
    assert.deepEqual(
      new Set(acts),
      new Set(['review-application', 'look-at-application', 'look-at-application-image', 'approve-application']),
    );
  });

  test('rejects an application with a reason, finally and without a reward', async () => {
    const guest = await promotions.guest('angler02');
    await promotions.apply(guest, 'cup');
    const id = await promotions.applicationOf(guest);
    assert.equal((await promotions.decide(id, 'reject', { why: 'Too small a fish' })).value.state, 'rejected');
    const seen = await promotions.see(guest, 'cup');
    assert.deepEqual([seen.state, seen.participation?.reason], ['rejected', 'Too small a fish']);
    assert.equal((await promotions.decide(id, 'approve')).code, 'application_state');
    assert.equal((await promotions.apply(guest, 'cup')).code, 'promotion_taken');
    const [message] = (await harness.api.send(listMessages, {}, { token: guest.token })).value.list;
    assert.match(message?.content ?? '', /Too small a fish/);
    assert.deepEqual(await promotions.rewards(guest), []);
  });

  // covers 5, 9
  test('refuses a comment of 141 characters, a fourth picture, and pictures of others, and stores nothing', async () => {
    const guest = await promotions.guest('angler03');
    const other = await promotions.guest('angler04');
    const tooLong = await promotions.apply(guest, 'cup', { comment: 'x'.repeat(141) });
    assert.deepEqual([tooLong.status, tooLong.fields?.comment], [400, 'Please write at most 140 characters']);
    for (const comment of ['   ', '\u200b\u2060'])
      assert.equal(
        (await promotions.apply(guest, 'cup', { comment })).fields?.comment,
        'Input cannot be empty',
        JSON.stringify(comment),
      );
    const four = await promotions.apply(guest, 'cup', { imageIds: ['1', '2', '3', '4'] });
    assert.deepEqual([four.status, four.fields?.imageIds], [400, 'Please choose at most 3 images']);
    const { imageId } = (await promotions.send(other, 'cup', picture)).value;
    assert.equal((await promotions.apply(guest, 'cup', { imageIds: [imageId] })).code, 'image_missing');
    assert.equal((await promotions.apply(guest, 'cup', { imageIds: ['no-such'] })).code, 'image_missing');
    assert.equal((await promotions.see(guest, 'cup')).state, 'join');
    const ids: string[] = [];
    for (let no = 0; no < 4; no += 1) {
      ids.push((await promotions.send(guest, 'cup', picture)).value.imageId);
      clock.advanceMs(1);
    }
    assert.equal(
      (await promotions.apply(guest, 'cup', { imageIds: ids.slice(0, 3) })).code,
      'image_missing',
      'three are kept',
    );
    const done = await promotions.apply(guest, 'cup', { comment: '🏮'.repeat(140), imageIds: ids.slice(1) });
    assert.deepEqual([done.value.state, done.value.participation?.images], ['applying', 3]);
  });

  // covers 5
  test('stores no file that is not a picture: bombs, scripts, other types', async () => {
    const guest = await promotions.guest('angler05');
    for (const [name, bytes] of await hostileFiles()) {
      const { status, code } = await promotions.send(guest, 'cup', Buffer.from(bytes).toString('base64'));
      const refusals = ['not_a_proof_picture', 'picture_too_large', 'invalid_input', 'body_too_large'];
      assert.ok(refusals.includes(code ?? ''), `${name}: ${status} ${code}`);
    }
    assert.equal((await promotions.send(guest, 'no-such', picture)).code, 'promotion_not_found');
    await promotions.open('joinable', { kind: 'join' });
    assert.equal((await promotions.send(guest, 'joinable', picture)).code, 'promotion_not_found');
  });

  test('refuses an approval beyond the budget, and leaves the application open', async () => {
    const guests = [await promotions.guest('late01'), await promotions.guest('late02')];
    const ids: string[] = [];
    for (const guest of guests) {
      await promotions.apply(guest, 'cup');
      ids.push(await promotions.applicationOf(guest));
    }
    const answers = await Promise.all(ids.map((id) => promotions.decide(id, 'approve')));
    assert.deepEqual(answers.map(({ code }) => code ?? 'done').sort(), ['done', 'promotion_spent']);
    const left = ids[answers.findIndex(({ success }) => !success)] ?? '';
    assert.equal((await promotions.decide(left, 'reject')).value.state, 'rejected');
    assert.equal((await promotions.see(undefined, 'cup')).state, 'close');
  });

  test('applies only one of ten concurrent decisions', async () => {
    await promotions.open('race', { kind: 'application', amount: '1.00' });
    const guest = await promotions.guest('racer');
    await promotions.apply(guest, 'race');
    const id = await promotions.applicationOf(guest);
    const acts = Array.from({ length: 10 }, (_, no) => promotions.decide(id, no % 2 === 0 ? 'approve' : 'reject'));
    const answers = await Promise.all(acts);
    assert.equal(answers.filter(({ success }) => success).length, 1);
    const approved = answers.some(({ value }) => value?.state === 'issued');
    assert.equal((await promotions.rewards(guest)).length, approved ? 1 : 0);
  });

  test('refuses decisions without the reviewer role, and of money without an own login', async () => {
    const guest = await promotions.guest('angler06');
    await promotions.open('roles', { kind: 'application', amount: '1.00' });
    await promotions.apply(guest, 'roles');
    const id = await promotions.applicationOf(guest);
    const support = await (await operatorPerson(harness.app, 'helper', 'support'))();
    assert.equal((await promotions.decide(id, 'approve', {}, support)).status, 403);
    assert.equal((await harness.api.send(getPromotionApplication, { id }, { token: support })).status, 403);
    const list = await harness.api.send(listPromotionApplications, { promotionId: 'roles' }, { token: support });
    assert.deepEqual(
      list.value.list.map(({ state }: { state: string }) => state),
      ['applying'],
    );
    const machine = await operatorToken(harness.app, 'machine', 'finance-maker');
    assert.equal((await promotions.decide(id, 'approve', {}, machine)).code, 'own_login_required');
    assert.equal((await promotions.decide(id, 'approve', {}, guest.token)).status, 401);
    const token = await promotions.reviewer();
    for (const unknown of ['no-such', "' or 1=1 --"])
      assert.equal((await harness.api.send(getPromotionApplication, { id: unknown }, { token })).status, 404);
    assert.equal((await harness.api.send(listPromotionApplications, { member: 'nobody' }, { token })).status, 404);
  });

  test("allows only the rejection of a closed account's application", async () => {
    const guest = await promotions.guest('closing');
    await promotions.open('closing', { kind: 'application', amount: '1.00' });
    await promotions.apply(guest, 'closing');
    const id = await promotions.applicationOf(guest);
    await harness.app.modules.member.setState(guest.memberId, 'closed');
    assert.equal((await promotions.decide(id, 'approve')).code, 'account_closed');
    assert.equal((await promotions.decide(id, 'reject')).value.state, 'rejected');
  });

  // covers 6
  test('gives nothing for the approval of one person, and the reward once another person of finance has decided', async () => {
    await harness.app.modules.settings.write('rewards.approvedByTwo', true, 'test');
    await promotions.open('pair', { kind: 'application', amount: '5.00' });
    const guest = await promotions.guest('angler08');
    await promotions.apply(guest, 'pair');
    const id = await promotions.applicationOf(guest);
    const both = await (await operatorPerson(harness.app, 'both', 'finance-maker', 'finance-checker'))();
    const { maker, accept } = await financeOperators(harness.app);
    assert.equal((await promotions.decide(id, 'approve')).code, 'not_allowed', 'a checker does not begin it');
    const alone = (await promotions.decide(id, 'approve', {}, both)).value;
    assert.deepEqual([alone.state, alone.approvalRequest?.act], ['applying', 'application.approve']);
    assert.deepEqual(await promotions.rewards(guest), []);
    assert.equal((await accept(alone.approvalRequest?.id ?? '', both)).code, 'own_proposal');
    const asked = { token: await maker() };
    const [shown] = (await harness.api.send(listApprovalRequests, {}, asked)).value.list;
    assert.deepEqual(shown?.about, { account: 'angler08', amount: '5.00', state: 'applying' });
    await promotions.review(id);
    assert.equal((await accept(alone.approvalRequest?.id ?? '')).code, 'proposal_stale', 'it has changed since');
    const again = (await promotions.decide(id, 'approve', {}, await maker())).value;
    assert.equal((await accept(again.approvalRequest?.id ?? '')).status, 200);
    assert.deepEqual(
      (await promotions.rewards(guest)).map(({ amount }: { amount: string }) => amount),
      ['5.00'],
    );
    const lines = (await harness.app.modules.operator.readAudit(1, 50)).list.filter(({ target }) => target === id);
    assert.deepEqual(
      lines.filter(({ act }) => act.endsWith('approve-application')).map(({ who, act }) => [who, act]),
      [
        ['checker', 'approve-application'],
        ['maker', 'propose-approve-application'],
        ['both', 'propose-approve-application'],
      ],
    );
    await harness.app.modules.settings.write('rewards.approvedByTwo', false, 'test');
  });

  test('deletes pictures without an application after a day, and keeps the ledger balanced', async () => {
    const guest = await promotions.guest('angler07');
    await promotions.open('forgotten', { kind: 'application', amount: '1.00' });
    const { imageId } = (await promotions.send(guest, 'forgotten', picture)).value;
    clock.advanceMs(25 * 3_600_000);
    await harness.app.server.kernel.jobs.runDue();
    guest.token = await tokenOf(harness.app, guest.account);
    assert.equal((await promotions.apply(guest, 'forgotten', { imageIds: [imageId] })).code, 'image_missing');
    assert.equal((await harness.app.modules.wallet.checkLedger()).balanced, true);
  });
});
