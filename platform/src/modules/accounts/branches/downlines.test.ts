import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import type { DownlineQuery, Member } from '../index.ts';
import { addMember } from '../testing/add-member.ts';
import { fillBranch } from '../testing/fill-branch.ts';
import { type MemberHarness, memberHarness } from '../testing/member-harness.ts';

forEachDatabase(({ database }) => {
  let harness: MemberHarness;
  let top: Member;
  let under: Member;
  const page = (query: Partial<DownlineQuery> = {}) =>
    harness.modules.member.branches.downlinesOf({
      headPath: top.uplinePath,
      scope: 'direct',
      pageNo: 1,
      pageSize: 20,
      ...query,
    });
  const accounts = async (query?: Partial<DownlineQuery>) => (await page(query)).rows.map(({ account }) => account);

  before(async () => {
    harness = memberHarness(database());
    top = await addMember(harness, 'top', { type: 1 });
    under = await addMember(harness, 'under', { type: 2, uplinePath: top.uplinePath });
    const other = await addMember(harness, 'other', { type: 1 });
    await addMember(harness, 'Ben', { uplinePath: top.uplinePath });
    const gone = await addMember(harness, 'a_gone', { uplinePath: top.uplinePath });
    await harness.modules.member.setState(gone.id, 'closed');
    await addMember(harness, 'bella', { uplinePath: under.uplinePath });
    await addMember(harness, 'bestranger', { uplinePath: other.uplinePath });
    await addMember(harness, 'betrial', { type: 4 });
  });

  // covers 2.6
  test('lists direct or all downlines, by account', async () => {
    assert.deepEqual(await accounts(), ['a_gone', 'Ben', 'under']);
    assert.deepEqual(await accounts({ scope: 'all' }), ['a_gone', 'bella', 'Ben', 'under']);
    assert.deepEqual(await accounts({ headPath: under.uplinePath }), ['bella']);
    const { found, totalPages } = await page({ scope: 'all', pageNo: 2, pageSize: 3 });
    assert.deepEqual([found, totalPages], [4, 2]);
    assert.deepEqual(await accounts({ scope: 'all', pageNo: 2, pageSize: 3 }), ['under']);
    assert.deepEqual(await accounts({ pageNo: 9 }), []);
  });

  // covers 2.6
  test('filters by the start of an account, type and state', async () => {
    assert.deepEqual(await accounts({ scope: 'all', search: ' BE' }), ['bella', 'Ben']);
    assert.deepEqual(await accounts({ search: 'be' }), ['Ben']);
    for (const search of ['Be\u200b', '\u202abe\u202c', 'ｂｅ'])
      assert.deepEqual(await accounts({ scope: 'all', search }), ['bella', 'Ben'], search);
    assert.deepEqual(await accounts({ scope: 'all', type: 'agent' }), ['under']);
    assert.deepEqual(await accounts({ type: 'player', state: 'open' }), ['Ben']);
    assert.deepEqual(await accounts({ state: 'closed' }), ['a_gone']);
    for (const search of ['%', '_', 'a%', '\\', "b' or true --"])
      assert.deepEqual(await accounts({ search }), [], search);
    assert.deepEqual(await accounts({ search: 'a_' }), ['a_gone']);
  });

  test('updates sizes as members register', async () => {
    const { sizesOf, size: branchSize } = harness.modules.member.branches;
    assert.deepEqual(await branchSize(top.uplinePath), { members: 4, directMembers: 3 });
    const sizes = await sizesOf([top.id, under.id, 'nobody']);
    assert.deepEqual(
      [...sizes.values()],
      [
        { members: 4, directMembers: 3 },
        { members: 1, directMembers: 1 },
        { members: 0, directMembers: 0 },
      ],
    );
  });

  test('counts nobody when the name is taken', async () => {
    await assert.rejects(addMember(harness, 'BEN', { uplinePath: under.uplinePath }), /username_taken/);
    assert.deepEqual(await harness.modules.member.branches.size(under.uplinePath), { members: 1, directMembers: 1 });
  });

  // covers 2.6
  test('counts all members of concurrent registrations', async () => {
    const busy = await addMember(harness, 'busy', { type: 1 });
    const low = await addMember(harness, 'busylow', { type: 2, uplinePath: busy.uplinePath });
    const heads = [busy, low];
    const names = Array.from({ length: 16 }, (_, nr) => `rush${nr}`);
    await Promise.all(
      names.map((name, nr) => addMember(harness, name, { uplinePath: heads[nr % 2]?.uplinePath ?? '' })),
    );
    assert.deepEqual(await harness.modules.member.branches.size(busy.uplinePath), { members: 17, directMembers: 9 });
    assert.deepEqual(await harness.modules.member.branches.size(low.uplinePath), { members: 8, directMembers: 8 });
  });

  // covers 2.6
  test('pages through the first 10,000 of a long list, and finds others by search', async () => {
    const crowded = await addMember(harness, 'crowded', { type: 1 });
    const { uplinePath: headPath } = crowded;
    await fillBranch(database(), { headPath, count: 10_050, prefix: 'crowd' });
    const last = await page({ headPath, pageNo: 101, pageSize: 100 });
    assert.deepEqual([last.found, last.totalPages, last.rows.length], [10_050, 100, 0]);
    assert.equal((await page({ headPath, pageNo: 100, pageSize: 100 })).rows.at(-1)?.account, 'crowd010000');
    assert.equal((await page({ headPath, type: 'player' })).found, 10_000, 'counted no further');
    assert.deepEqual(await accounts({ headPath, scope: 'all', search: 'crowd01005' }), ['crowd010050']);
  });
});
