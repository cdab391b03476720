import { listAudit } from '@portal/shared/contract/operators/audit';
import { checkLedger } from '@portal/shared/contract/wallet/operator-ledger';
import { CommandProblem } from '../command/operator-client.ts';
import { pageOption, readPage } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';
import { pageTable, textTable } from '../command/text-table.ts';
import { contentCommands } from './content-commands.ts';
import { settingCommands } from './setting-commands.ts';

export const operatorCommands: Readonly<Record<string, Command>> = {
  ...settingCommands,
  ...contentCommands,
  audit: {
    usage: 'audit [--page n]',
    text: 'Acts of operators, newest first.',
    words: { min: 0, max: 0 },
    options: { page: pageOption },
    async run(input) {
      const page = readPage(input);
      const { list, totalPages } = await (await input.platform()).call(listAudit, page);
      const rows = list.map(({ at, who, act, target, why }) => [at, who, act, target, why]);
      return pageTable(['at', 'who', 'act', 'target', 'why'], rows, { ...page, totalPages });
    },
  },
  'ledger check': {
    usage: 'ledger check',
    text: 'Check the invariants of the ledger. Exit code 1 if one is violated.',
    words: { min: 0, max: 0 },
    async run({ platform }) {
      const result = await (await platform()).call(checkLedger, {});
      const text = textTable(
        ['check', 'value'],
        Object.entries(result).map(([name, value]) => [name, String(value)]),
      );
      const isClean = result.balanced && result.accountsThatDiffer === 0 && result.negativePlayerAccounts === 0;
      if (!isClean) throw new CommandProblem('ledger_unbalanced', `The ledger violates invariants:\n${text}`);
      return text;
    },
  },
};
