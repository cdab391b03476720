import {
  checkLedger,
  getSetting,
  listAudit,
  listSettings,
  setSetting,
} from '@portal/shared/contract/operator/operator-calls';
import { CommandProblem } from './operator-client.ts';
import type { Command } from './run-command.ts';
import { textTable } from './text-table.ts';

export const operatorCommands: Readonly<Record<string, Command>> = {
  'settings list': {
    usage: 'settings list',
    text: 'All settings of the site with their values.',
    words: { min: 0, max: 0 },
    async run({ platform }) {
      const { settings } = await (await platform()).call(listSettings, {});
      const rows = settings.map(({ key, version, value }) => [key, String(version), JSON.stringify(value)]);
      return textTable(['key', 'version', 'value'], rows);
    },
  },
  'settings get': {
    usage: 'settings get <key>',
    text: 'One setting as JSON.',
    words: { min: 1, max: 1 },
    async run({ platform, words }) {
      return JSON.stringify(await (await platform()).call(getSetting, { key: words[0] ?? '' }), null, 2);
    },
  },
  'settings set': {
    usage: 'settings set <key> <value> --why "..."',
    text: 'Change a setting; the value is JSON, or plain text where it is no JSON. Leaves an audit line.',
    words: { min: 2, max: 2 },
    options: { why: { type: 'string', text: 'reason, kept in the audit' } },
    async run({ platform, words, option }) {
      const why = option('why');
      if (!why) throw new CommandProblem('invalid_input', 'Say why:  settings set <key> <value> --why "..."');
      const input = { key: words[0] ?? '', value: readValue(words[1] ?? ''), why };
      const changed = await (await platform()).call(setSetting, input);
      return `${changed.key} is ${JSON.stringify(changed.value)} (version ${changed.version}).`;
    },
  },
  audit: {
    usage: 'audit [--page n]',
    text: 'What operators did; the newest first.',
    words: { min: 0, max: 0 },
    options: { page: { type: 'string', text: 'page, from 1' } },
    async run({ platform, option }) {
      const pageNo = Number(option('page') ?? 1);
      const { list, totalPages } = await (await platform()).call(listAudit, { pageNo, pageSize: 50 });
      const rows = list.map(({ at, who, act, target, why }) => [at, who, act, target, why]);
      return `${textTable(['at', 'who', 'act', 'target', 'why'], rows)}\nPage ${pageNo} of ${totalPages}`;
    },
  },
  'ledger check': {
    usage: 'ledger check',
    text: 'Check the invariants of the ledger. Exit code 1 when one does not hold.',
    words: { min: 0, max: 0 },
    async run({ platform }) {
      const result = await (await platform()).call(checkLedger, {});
      const text = textTable(
        ['check', 'value'],
        Object.entries(result).map(([name, value]) => [name, String(value)]),
      );
      const isClean = result.balanced && result.accountsThatDiffer === 0 && result.negativePlayerAccounts === 0;
      if (!isClean) throw new CommandProblem('ledger_unbalanced', `The ledger does not hold:\n${text}`);
      return text;
    },
  },
};

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
