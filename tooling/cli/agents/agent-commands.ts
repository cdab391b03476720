import { proposeBranchMove } from '@portal/shared/contract/agents/operator-agents';
import { proposed } from '../command/common-commands.ts';
import { CommandProblem } from '../command/operator-client.ts';
import { changeOptions, readReason } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';

const usage = 'agents move <account or id> --to <account or id>|none';

/** Commands about agents and their branches. */
export const agentCommands: Readonly<Record<string, Command>> = {
  'agents move': {
    usage: `${usage} --why "..."`,
    text: 'Propose to move a member and the whole branch to another agent, or to the top. History is not moved.',
    words: { min: 1, max: 1 },
    options: { why: changeOptions.why, to: { type: 'string', text: 'the new upline, or none' } },
    async run(given) {
      const why = readReason(given, usage);
      const to = given.option('to');
      if (!to) throw new CommandProblem('invalid_input', `Say where to:  ${usage} --why "..."`);
      const upline = to === 'none' ? null : to;
      const asked = { member: given.words[0] ?? '', upline, why };
      const { id, input } = await (await given.platform()).call(proposeBranchMove, asked);
      return `${input.account}: from ${input.before || 'the top'} to ${input.upline ?? 'the top'}.\n${proposed(id)}`;
    },
  },
};
