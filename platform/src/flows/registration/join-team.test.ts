import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { newId } from '../../kernel/database/ids.ts';
import { addMember } from '../../modules/accounts/testing/add-member.ts';
import { type MemberHarness, memberHarness } from '../../modules/accounts/testing/member-harness.ts';
import { forEachDatabase } from '../../testing/database/databases.ts';
import { joinTeam, lockInvitation } from './join-team.ts';

forEachDatabase(({ database }) => {
  let harness: MemberHarness;
  before(() => {
    harness = memberHarness(database());
  });

  // covers 2.3
  test('places a newcomer below the current position of an agent who was moved during the registration', async () => {
    const { member } = harness.modules;
    const [from, to] = [await addMember(harness, 'from', { type: 1 }), await addMember(harness, 'to', { type: 1 })];
    const agent = await addMember(harness, 'agent', { type: 2, uplinePath: from.uplinePath });
    const newcomer = await addMember(harness, 'newcomer', { uplinePath: agent.uplinePath });
    const link = {
      id: newId(),
      code: 'ABCDEFGHJK',
      agentId: agent.id,
      type: 'player' as const,
      offers: [],
      note: '',
      uses: 0,
      createdAt: new Date(0),
      expiresAt: null,
      usesAtMost: null,
      closedAt: null,
    };
    const welcomed: string[] = [];
    const team = {
      links: { use: async () => true },
      newcomers: {
        welcome: async (upline: { uplinePath: string }) => void welcomed.push(upline.uplinePath),
        refreshPages: () => {},
      },
    };
    const { newPath } = await member.branches.move(agent.id, to.id);
    await database().transaction(async () => {
      const held = await lockInvitation({ member, agents: { team } }, { inviter: agent, upline: agent, link });
      await joinTeam({ agents: { team } }, held, newcomer);
    });
    assert.deepEqual(welcomed, [newPath]);
  });
});
