import { proposeRank } from '@portal/shared/contract/rewards/operator-ranks';
import { changeOptions, readReason } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';

const usage = 'rank <account or id> <rank>';

export const rankCommands: Readonly<Record<string, Command>> = {
  rank: {
    usage: `${usage} --why "..."`,
    text: 'Propose a VIP rank for a member, 0 for none. Another operator decides: proposals accept.',
    words: { min: 2, max: 2 },
    options: { why: changeOptions.why },
    async run(input) {
      const [member = '', rank = ''] = input.words;
      const made = await (await input.platform()).call(proposeRank, {
        member,
        rank: Number(rank),
        why: readReason(input, usage),
      });
      return `Proposed as ${made.id}: VIP ${made.input.from} to VIP ${made.input.to}. Another operator decides:  proposals accept ${made.id} --why "..."`;
    },
  },
};
