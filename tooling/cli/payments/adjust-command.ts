import { proposeAdjustment } from '@portal/shared/contract/wallet/operator-adjustments';
import { changeOptions, readMoney, readReason } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';

const usage = 'adjust <account or id> --amount <amount>';

export const adjustCommands: Readonly<Record<string, Command>> = {
  adjust: {
    usage: `${usage} --why "..."`,
    text: 'Propose a wallet correction: 25.00 credits, --amount=-25.00 debits. Another operator decides: proposals accept.',
    words: { min: 1, max: 1 },
    options: { amount: { type: 'string', text: 'for example 25.00, or =-25.00' }, why: changeOptions.why },
    async run(input) {
      const asked = {
        member: input.words[0] ?? '',
        amount: readMoney(input, 'amount') ?? '',
        why: readReason(input, usage),
      };
      const made = await (await input.platform()).call(proposeAdjustment, asked);
      return `Proposed as ${made.id}, ${asked.amount}. Another operator decides:  proposals accept ${made.id} --why "..."`;
    },
  },
};
