import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listMessages } from '@portal/shared/contract/inbox/inbox-calls';
import { listAudit } from '@portal/shared/contract/operator/operator-calls';
import {
  getPromotionApplication,
  getPromotionImage,
  listPromotionApplications,
} from '@portal/shared/contract/rewards/promotion-operator-calls';
import { tokenOf } from '../../../testing/add-member.ts';
import { forEachDatabase } from '../../../testing/databases.ts';
import { proofImage } from '../../../testing/depositing-member.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { hostileFiles } from '../../../testing/hostile-files.ts';
import { operatorPerson, operatorToken } from '../../../testing/operator-token.ts';
import { type PromotionHall, promotionHall } from '../../../testing/promotion-hall.ts';
import { testClock } from '../../../testing/test-clock.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let hall: PromotionHall;
  let picture: string;
  const house = hostedApp(database, {
    clock,
    prepare: async (app) => {
      hall = await promotionHall(app);
      picture = await proofImage();
      const { settings } = app.modules.content;
      await settings.write('proofs.perMinute', 1000, 'test');
      await settings.write('proofs.perMinuteByAddress', 10_000, 'test');
      await hall.open('cup', { kind: 'application', amount: '30.00', turnoverPercent: 100, budget: '60.00' });
    },
  });

  test('reviews and approves an application with a picture, gives the reward, and notifies and audits it', async () => {
    const guest = await hall.guest('angler01');
    const { imageId } = (await hall.send(guest, 'cup', picture)).value;
    const applied = (await hall.apply(guest, 'cup', { comment: 'A whale', imageIds: [imageId] })).value;
    assert.deepEqual([applied.state, applied.participation?.images], ['applying', 1]);
    assert.equal((await hall.apply(guest, 'cup')).code, 'promotion_taken');
    const id = await hall.applicationOf(guest);
    await hall.review(id);
    assert.equal((await hall.see(guest, 'cup')).state, 'process');
    assert.equal((await hall.review(id)).code, 'application_state');
    const token = await hall.reviewer();
    const shown = (await house.api.send(getPromotionApplication, { id }, { token })).value;
    assert.deepEqual([shown.comment, shown.account, shown.version], ['A whale', 'angler01', 2]);
    const image = { id, imageId: shown.imageIds[0] ?? '' };
    const { data } = (await house.api.send(getPromotionImage, image, { token })).value;
    assert.equal(Buffer.from(data, 'base64').subarray(8, 12).toString(), 'WEBP');
    assert.equal((await hall.decide(id, 'approve', { version: 1 })).code, 'conflict');
    assert.equal((await hall.decide(id, 'approve', { version: 2 })).value.state, 'issued');
    assert.equal((await hall.decide(id, 'reject')).code, 'application_state');
    const seen = await hall.see(guest, 'cup');
    assert.deepEqual(
      [seen.state, seen.participation?.history.map(({ state }) => state)],
      ['issued', ['applying', 'process', 'issued']],
    );
    const [reward] = await hall.rewards(guest);
    await hall.collect(guest, reward?.id ?? '');
    assert.equal(await hall.balance(guest), 3000n);
    const [message] = (await house.api.send(listMessages, {}, { token: guest.token })).value.list;
    assert.deepEqual([message?.topic, message?.title], ['promotion', 'Approved: Title cup']);
    const audit = await house.api.send(
      listAudit,
      { pageSize: 20 },
      { token: await operatorToken(house.app, 'auditor', 'admin') },
    );
    const acts = audit.value.list.filter(({ target }: { target: string }) => target === id).map(({ act }) => act);
    assert.deepEqual(
      new Set(acts),
      new Set(['review-application', 'look-at-application', 'look-at-application-image', 'approve-application']),
    );
  });

  test('rejects an application with a reason, finally and without a reward', async () => {
    const guest = await hall.guest('angler02');
    await hall.apply(guest, 'cup');
    const id = await hall.applicationOf(guest);
    assert.equal((await hall.decide(id, 'reject', { why: 'Too small a fish' })).value.state, 'rejected');
    const seen = await hall.see(guest, 'cup');
    assert.deepEqual([seen.state, seen.participation?.reason], ['rejected', 'Too small a fish']);
    assert.equal((await hall.decide(id, 'approve')).code, 'application_state');
    assert.equal((await hall.apply(guest, 'cup')).code, 'promotion_taken');
    const [message] = (await house.api.send(listMessages, {}, { token: guest.token })).value.list;
    assert.match(message?.content ?? '', /Too small a fish/);
    assert.deepEqual(await hall.rewards(guest), []);
  });

  test('refuses a comment of 141 characters, a fourth picture, and pictures of others, and stores nothing', async () => {
    const guest = await hall.guest('angler03');
    const other = await hall.guest('angler04');
    const tooLong = await hall.apply(guest, 'cup', { comment: 'x'.repeat(141) });
    assert.deepEqual([tooLong.status, tooLong.fields?.comment], [400, 'Please write at most 140 characters']);
    for (const comment of ['   ', '\u200b\u2060'])
      assert.equal(
        (await hall.apply(guest, 'cup', { comment })).fields?.comment,
        'Input cannot be empty',
        JSON.stringify(comment),
      );
    const four = await hall.apply(guest, 'cup', { imageIds: ['1', '2', '3', '4'] });
    assert.deepEqual([four.status, four.fields?.imageIds], [400, 'Please choose at most 3 pictures']);
    const { imageId } = (await hall.send(other, 'cup', picture)).value;
    assert.equal((await hall.apply(guest, 'cup', { imageIds: [imageId] })).code, 'image_missing');
    assert.equal((await hall.apply(guest, 'cup', { imageIds: ['no-such'] })).code, 'image_missing');
    assert.equal((await hall.see(guest, 'cup')).state, 'join');
    const ids: string[] = [];
    for (let no = 0; no < 4; no += 1) {
      ids.push((await hall.send(guest, 'cup', picture)).value.imageId);
      clock.advanceMs(1);
    }
    assert.equal(
      (await hall.apply(guest, 'cup', { imageIds: ids.slice(0, 3) })).code,
      'image_missing',
      'three are kept',
    );
    const done = await hall.apply(guest, 'cup', { comment: '🏮'.repeat(140), imageIds: ids.slice(1) });
    assert.deepEqual([done.value.state, done.value.participation?.images], ['applying', 3]);
  });

  test('stores no file that is not a picture: bombs, scripts, other types', async () => {
    const guest = await hall.guest('angler05');
    for (const [name, bytes] of await hostileFiles()) {
      const { status, code } = await hall.send(guest, 'cup', Buffer.from(bytes).toString('base64'));
      const refusals = ['not_a_proof_picture', 'picture_too_large', 'invalid_input', 'body_too_large'];
      assert.ok(refusals.includes(code ?? ''), `${name}: ${status} ${code}`);
    }
    assert.equal((await hall.send(guest, 'no-such', picture)).code, 'promotion_not_found');
    await hall.open('joinable', { kind: 'join' });
    assert.equal((await hall.send(guest, 'joinable', picture)).code, 'promotion_not_found');
  });

  test('refuses an approval beyond the budget, and leaves the application open', async () => {
    const guests = [await hall.guest('late01'), await hall.guest('late02')];
    const ids: string[] = [];
    for (const guest of guests) {
      await hall.apply(guest, 'cup');
      ids.push(await hall.applicationOf(guest));
    }
    const answers = await Promise.all(ids.map((id) => hall.decide(id, 'approve')));
    assert.deepEqual(answers.map(({ code }) => code ?? 'done').sort(), ['done', 'promotion_spent']);
    const left = ids[answers.findIndex(({ success }) => !success)] ?? '';
    assert.equal((await hall.decide(left, 'reject')).value.state, 'rejected');
    assert.equal((await hall.see(undefined, 'cup')).state, 'close');
  });

  test('applies only one of ten concurrent decisions', async () => {
    await hall.open('race', { kind: 'application', amount: '1.00' });
    const guest = await hall.guest('racer');
    await hall.apply(guest, 'race');
    const id = await hall.applicationOf(guest);
    const acts = Array.from({ length: 10 }, (_, no) => hall.decide(id, no % 2 === 0 ? 'approve' : 'reject'));
    const answers = await Promise.all(acts);
    assert.equal(answers.filter(({ success }) => success).length, 1);
    const approved = answers.some(({ value }) => value?.state === 'issued');
    assert.equal((await hall.rewards(guest)).length, approved ? 1 : 0);
  });

  test('refuses decisions without the reviewer role, and of money without an own login', async () => {
    const guest = await hall.guest('angler06');
    await hall.open('roles', { kind: 'application', amount: '1.00' });
    await hall.apply(guest, 'roles');
    const id = await hall.applicationOf(guest);
    const support = await (await operatorPerson(house.app, 'helper', 'support'))();
    assert.equal((await hall.decide(id, 'approve', {}, support)).status, 403);
    assert.equal((await house.api.send(getPromotionApplication, { id }, { token: support })).status, 403);
    const list = await house.api.send(listPromotionApplications, { promotionId: 'roles' }, { token: support });
    assert.deepEqual(
      list.value.list.map(({ state }: { state: string }) => state),
      ['applying'],
    );
    const machine = await operatorToken(house.app, 'machine', 'finance-maker');
    assert.equal((await hall.decide(id, 'approve', {}, machine)).code, 'own_login_required');
    assert.equal((await hall.decide(id, 'approve', {}, guest.token)).status, 401);
    const token = await hall.reviewer();
    for (const unknown of ['no-such', "' or 1=1 --"])
      assert.equal((await house.api.send(getPromotionApplication, { id: unknown }, { token })).status, 404);
    assert.equal((await house.api.send(listPromotionApplications, { member: 'nobody' }, { token })).status, 404);
  });

  test("allows only the rejection of a closed account's application", async () => {
    const guest = await hall.guest('closing');
    await hall.open('closing', { kind: 'application', amount: '1.00' });
    await hall.apply(guest, 'closing');
    const id = await hall.applicationOf(guest);
    await house.app.modules.member.setState(guest.memberId, 'closed');
    assert.equal((await hall.decide(id, 'approve')).code, 'account_closed');
    assert.equal((await hall.decide(id, 'reject')).value.state, 'rejected');
  });

  test('deletes pictures without an application after a day, and keeps the ledger balanced', async () => {
    const guest = await hall.guest('angler07');
    await hall.open('forgotten', { kind: 'application', amount: '1.00' });
    const { imageId } = (await hall.send(guest, 'forgotten', picture)).value;
    clock.advanceMs(25 * 3_600_000);
    await house.app.server.kernel.jobs.runDue();
    guest.token = await tokenOf(house.app, guest.account);
    assert.equal((await hall.apply(guest, 'forgotten', { imageIds: [imageId] })).code, 'image_missing');
    assert.equal((await house.app.modules.wallet.checkLedger()).balanced, true);
  });
});
