import { proposeWaiver } from '@portal/shared/contract/payments/operator-waivers';
import { changeOptions, readReason } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';

const usage = 'waive <account or id>';

export const waiveCommands: Readonly<Record<string, Command>> = {
  waive: {
    usage: `${usage} --why "..."`,
    text: 'Propose to waive the open turnover of a member. Another operator decides: proposals accept.',
    words: { min: 1, max: 1 },
    options: { why: changeOptions.why },
    async run(input) {
      const asked = { member: input.words[0] ?? '', why: readReason(input, usage) };
      const made = await (await input.platform()).call(proposeWaiver, asked);
      return `Proposed as ${made.id}: ${made.input.missing} to be waived. Another operator decides:  proposals accept ${made.id} --why "..."`;
    },
  },
};
