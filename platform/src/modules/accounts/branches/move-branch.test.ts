import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import type { Member } from '../index.ts';
import { addMember } from '../testing/add-member.ts';
import { fillBranch } from '../testing/fill-branch.ts';
import { type MemberHarness, memberHarness } from '../testing/member-harness.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let harness: MemberHarness;
  let branch = 0;

  before(() => {
    harness = memberHarness(database(), { clock });
  });

  const { add, now, sizesHold } = {
    add: (account: string, upline?: Member, type = 2) =>
      addMember(harness, account, { type, uplinePath: upline?.uplinePath ?? '' }),
    now: async (member: Member) => {
      const found = await harness.modules.member.byId(member.id);
      assert.ok(found);
      return found;
    },
    /** Checks that sizes equal a count of members, for every member. */
    sizesHold: async () => {
      const { rows } = await database().db.execute(sql`
        select head.account from members as head
        left join branch_sizes as size on size.member_id = head.id
        cross join lateral (
          select count(*) as members, count(*) filter (where below.upline_path = head.upline_path || below.id || '.') as direct
          from members as below
          where below.upline_path like head.upline_path || '_%' and below.id <> head.id
        ) as counted
        where coalesce(size.members, 0) <> counted.members or coalesce(size.direct_members, 0) <> counted.direct`);
      assert.deepEqual(rows, []);
    },
  };

  /** Adds two top agents; below the first an agent with an agent who has a player. */
  async function family() {
    branch += 1;
    const first = await add(`first${branch}`);
    const second = await add(`second${branch}`);
    const head = await add(`head${branch}`, first);
    const low = await add(`low${branch}`, head);
    const player = await add(`player${branch}`, low, 0);
    return { first, second, head, low, player };
  }

  // covers 2.6
  test('moves all members of the branch under the new upline, with sizes', async () => {
    const { first, second, head, low, player } = await family();
    const { move: moveBranch, size: branchSize } = harness.modules.member.branches;
    const moved = await moveBranch(head.id, second.id);
    assert.deepEqual([moved.oldPath, moved.newPath], [`${first.id}.${head.id}.`, `${second.id}.${head.id}.`]);
    assert.deepEqual([...moved.memberIds].sort(), [head.id, low.id, player.id].sort());
    assert.equal((await now(player)).uplinePath, `${second.id}.${head.id}.${low.id}.${player.id}.`);
    assert.deepEqual(await branchSize(first.uplinePath), { members: 0, directMembers: 0 });
    assert.deepEqual(await branchSize(second.uplinePath), { members: 3, directMembers: 1 });
    await sizesHold();
    await moveBranch(low.id, null);
    assert.equal((await now(player)).uplinePath, `${low.id}.${player.id}.`);
    await sizesHold();
  });

  test("keeps the past paths of a branch's head, each once", async () => {
    const { first, second, head, low, player } = await family();
    const { move: moveBranch, pathsOf } = harness.modules.member.branches;
    for (const upline of [second, first, second]) {
      clock.advanceMs(1000);
      await moveBranch(head.id, upline.id);
    }
    const paths = [`${second.id}.${head.id}.`, `${first.id}.${head.id}.`];
    assert.deepEqual(await pathsOf(await now(head)), paths);
    assert.deepEqual(
      await pathsOf(await now(low)),
      paths.map((path) => `${path}${low.id}.`),
    );
    assert.deepEqual((await pathsOf(await now(player))).length, 1, 'nobody has ever stood below');
    const { rows } = await database().db.execute<{ spans: string }>(sql`
      select count(*)::text as spans from upline_paths as kept join upline_paths as next
        on next.member_id = kept.member_id and next.held_from = kept.held_until where kept.member_id = ${head.id}`);
    assert.equal(rows[0]?.spans, '2', 'one after the other');
  });

  test('keeps the past paths of members without a downline too: who was below whom, and when', async () => {
    const { first, second, head, low, player } = await family();
    const { move: moveBranch, timesBelow, pathsAt } = harness.modules.member.branches;
    const moments: Date[] = [];
    for (const upline of [second, first]) {
      clock.advanceMs(1000);
      moments.push(clock.now());
      await moveBranch(head.id, upline.id);
    }
    const [start, middle] = moments;
    assert.ok(start && middle);
    const whole = { start: new Date(start.getTime() - 500), end: new Date(middle.getTime() + 500) };
    const times = async (upline: Member, period = whole) =>
      (await timesBelow(upline, { period, memberId: player.id, membersAtMost: 9 }))
        .map(({ account, from, until }) => [account, from, until])
        .sort((one, other) => Number(one[1]) - Number(other[1]));
    const { account } = player;
    const storedTimes = async () => [await times(first), await times(second)];
    const expected = [
      [
        [account, player.registeredAt, start],
        [account, middle, null],
      ],
      [[account, start, middle]],
    ];
    assert.deepEqual(await storedTimes(), expected);
    assert.equal((await times(low)).at(-1)?.[2], null, 'always below that one');
    assert.deepEqual(await times(first, { start, end: middle }), []);
    assert.deepEqual((await timesBelow(second, { period: whole, membersAtMost: 2 })).length, 2);
    assert.equal((await pathsAt([player.id], start)).get(player.id), `${second.id}.${head.id}.${low.id}.${player.id}.`);
  });

  // covers 2.6
  test('changes nothing when it refuses a move', async () => {
    const { first, head, low, player } = await family();
    const trial = await addMember(harness, `trial${branch}`, { type: 4 });
    const { move: moveBranch } = harness.modules.member.branches;
    const cases = [
      [head.id, head.id, /branch_under_itself/],
      [head.id, low.id, /branch_under_itself/],
      [head.id, player.id, /branch_under_itself/],
      [first.id, low.id, /branch_under_itself/],
      [head.id, first.id, /branch_there_already/],
      [first.id, null, /branch_there_already/],
      [trial.id, first.id, /branch_of_trial/],
      ['nobody', first.id, /not_found/],
      [head.id, 'nobody', /not_found/],
    ] as const;
    for (const [who, to, refusal] of cases) await assert.rejects(moveBranch(who, to), refusal);
    const other = await family();
    await assert.rejects(moveBranch(head.id, other.player.id), /upline_not_agent/);
    await assert.rejects(moveBranch(head.id, trial.id), /upline_not_agent/);
    await harness.modules.member.setState(other.second.id, 'closed');
    await assert.rejects(moveBranch(head.id, other.second.id), /new_upline_closed/);
    assert.equal((await now(player)).uplinePath, player.uplinePath);
    await sizesHold();
  });

  test('undoes the move with sizes and paths when a listener fails', async () => {
    const other = memberHarness(database(), { clock });
    const { second, head } = await family();
    other.modules.member.branches.onMoved(async () => {
      throw new Error('no');
    });
    await assert.rejects(other.modules.member.branches.move(head.id, second.id), /no/);
    assert.equal((await now(head)).uplinePath, head.uplinePath);
    assert.deepEqual(await harness.modules.member.branches.pathsOf(head), [head.uplinePath]);
    await sizesHold();
  });

  // covers 2.6
  test('refuses one of two moves under each other', async () => {
    const { first, second } = await family();
    const { move: moveBranch } = harness.modules.member.branches;
    const ends = await Promise.allSettled([moveBranch(first.id, second.id), moveBranch(second.id, first.id)]);
    assert.deepEqual(ends.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    await sizesHold();
  });

  // covers 2.6
  test('registers a newcomer below its upline wherever that moves concurrently', async () => {
    const { first, second, head, low } = await family();
    const { member } = harness.modules;
    const newcomers = await Promise.all(
      Array.from({ length: 12 }, (_, nr) =>
        member.prepare({
          account: `beside${branch}n${nr}`,
          type: 0,
          uplinePath: nr % 2 ? low.uplinePath : head.uplinePath,
          currency: 'PHP',
          termsVersion: 'test',
        }),
      ),
    );
    const moves = [second, first, second].map((upline) => () => member.branches.move(head.id, upline.id));
    const [, stored] = await Promise.all([
      moves.reduce(async (earlier, move) => void (await earlier.then(move)), Promise.resolve()),
      Promise.all(newcomers.map((newcomer) => member.insert(newcomer))),
    ]);
    for (const { id } of stored) {
      const found = await member.byId(id);
      assert.match(found?.uplinePath ?? '', new RegExp(`^${second.id}\\.${head.id}\\.(${low.id}\\.)?${id}\\.$`));
    }
    await sizesHold();
  });

  test('moves a branch of 1,000 at once, a tenth of the full size', async () => {
    const { second, head } = await family();
    const [path = ''] = await fillBranch(database(), {
      headPath: head.uplinePath,
      count: 1,
      prefix: `many${branch}a`,
      type: 2,
    });
    await fillBranch(database(), { headPath: path, count: 1000, prefix: `many${branch}m` });
    const start = performance.now();
    assert.equal((await harness.modules.member.branches.move(head.id, second.id)).memberIds.length, 1004);
    assert.ok(performance.now() - start < 2000);
    await sizesHold();
  });
});
