import assert from 'node:assert/strict';
import { databaseTests } from '../../../testing/database/databases.ts';
import { addMember } from '../testing/add-member.ts';
import { fillBranch } from '../testing/fill-branch.ts';
import { memberHarness } from '../testing/member-harness.ts';

const { database, test: onDatabase } = databaseTests(['postgres']);

// covers 2.6
onDatabase('a branch of 10,000 members is moved in at most 5 s', async () => {
  const harness = memberHarness(database());
  const [from, to] = [await addMember(harness, 'from', { type: 1 }), await addMember(harness, 'to', { type: 1 })];
  const head = await addMember(harness, 'head', { type: 2, uplinePath: from.uplinePath });
  const agents = await fillBranch(database(), { headPath: head.uplinePath, count: 100, prefix: 'agent', type: 2 });
  for (const [nr, headPath] of agents.entries()) {
    await fillBranch(database(), { headPath, count: 99, prefix: `p${nr}n` });
  }
  const start = performance.now();
  const { memberIds } = await harness.modules.member.branches.move(head.id, to.id);
  const took = performance.now() - start;
  assert.equal(memberIds.length, 10_001);
  assert.ok(took <= 5000, `took ${took.toFixed(0)} ms`);
  assert.deepEqual(await harness.modules.member.branches.size(to.uplinePath), { members: 10_001, directMembers: 1 });
});
