import { listMemberRewards, withdrawReward } from '@portal/shared/contract/rewards/operator-rewards';
import { rewardLists } from '@portal/shared/contract/rewards/rewards';
import { decideCommand, listCommand, memberOption } from '../command/common-commands.ts';
import { CommandProblem } from '../command/operator-client.ts';
import { readOneOf } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';

const usage = 'rewards list --member <account or id> [--state s]';

/** Commands about members' rewards. */
export const rewardCommands: Readonly<Record<string, Command>> = {
  'rewards list': listCommand({
    usage,
    text: 'Rewards of a member, newest first.',
    options: { member: memberOption, state: { type: 'string', text: rewardLists.join(', ') } },
    head: ['id', 'given for', 'name', 'amount', 'points', 'state', 'given'],
    ask(client, page, input) {
      const member = input.option('member');
      if (!member) throw new CommandProblem('invalid_input', `Say whose:  ${usage}`);
      return client.call(listMemberRewards, { member, state: readOneOf(input, 'state', rewardLists), ...page });
    },
    row: ({ id, source, name, amount, points, state, createdAt }) => [
      ...[id, source, name, amount, String(points), state, createdAt],
    ],
  }),
  'rewards withdraw': decideCommand({
    usage: 'rewards withdraw <id>',
    text: 'Withdraw an unclaimed reward. Correct a claimed one with: adjust',
    async decide(client, { id, why }) {
      const { name, amount, points } = await client.call(withdrawReward, { id, why });
      return `Withdrawn: ${name}, ${amount} and ${points} points.`;
    },
  }),
};
