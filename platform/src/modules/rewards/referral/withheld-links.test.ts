import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { listWithheldReferrals } from '@portal/shared/contract/rewards/operator-referral';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import type { Withheld } from './referral.rules.ts';
import { referralLinks } from './referral.tables.ts';

forEachDatabase(({ database }) => {
  const harness = hostedApp(database);
  let token = '';
  const withheld = (input: object, by = token) => harness.api.send(listWithheldReferrals, input, { token: by });

  /** Adds a friend who reached the terms at that hour, withheld then if there is a reason. */
  async function reached(name: string, hour: number, reason: Withheld | null): Promise<void> {
    const inviter = await addMember(harness.app, `${name}inviter`);
    const friend = await addMember(harness.app, `${name}friend`);
    const reachedAt = new Date(hour * 3_600_000);
    const times = { invitedAt: new Date(0), reachedAt, withheldAt: reason && reachedAt };
    const sums = { depositedMinor: 1n, stakedMinor: 1n };
    const link = { friendId: friend.id, inviterId: inviter.id, withheld: reason, ...times, ...sums };
    await database().db.insert(referralLinks).values(link);
  }

  before(async () => {
    token = await operatorToken(harness.app, 'supporter', 'support');
    await reached('nell', 1, 'address');
    await reached('olga', 2, 'contact');
    await reached('quin', 3, null);
    await reached('pola', 4, 'bank_account');
  });

  // covers 2.5
  test('lists withheld friends and reasons to operators, latest first, of all members or of one', async () => {
    const { list, totalPages } = (await withheld({ pageSize: 2 })).value;
    assert.equal(totalPages, 2);
    assert.deepEqual(
      list.map(({ inviter, friend, reason, at }) => [inviter, friend, reason, at]),
      [
        ['polainviter', 'polafriend', 'bank_account', '1970-01-01T04:00:00.000Z'],
        ['olgainviter', 'olgafriend', 'contact', '1970-01-01T02:00:00.000Z'],
      ],
    );
    for (const member of ['NELLinviter', 'nellfriend'])
      assert.deepEqual(
        (await withheld({ member })).value.list.map(({ reason }) => reason),
        ['address'],
      );
    assert.deepEqual((await withheld({ member: 'quinfriend' })).value.list, []);
    assert.equal((await withheld({ member: 'nobody' })).code, 'not_found');
  });

  test('hides it from members and other operators', async () => {
    assert.equal((await withheld({}, await operatorToken(harness.app, 'writer', 'content'))).code, 'not_allowed');
    assert.equal((await withheld({}, await tokenOf(harness.app, 'nellinviter'))).status, 401);
  });
});
