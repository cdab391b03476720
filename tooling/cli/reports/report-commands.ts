import { writeFile } from 'node:fs/promises';
import {
  getReconciliation,
  type Reconciliation,
  runReconciliation,
} from '@portal/shared/contract/reports/operator-reconciliation';
import { exportRevenue, getRevenue } from '@portal/shared/contract/reports/operator-revenue';
import { CommandProblem } from '../command/operator-client.ts';
import { changeOptions, readReason } from '../command/read-options.ts';
import type { Command, CommandInput } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';

const { why } = changeOptions;
const days = {
  from: { type: 'string', text: 'first day, such as 2026-11-01' },
  to: { type: 'string', text: 'last day; the first by default' },
} as const;

/** Commands for the reconciliation of a day, and revenue. */
export const reportCommands: Readonly<Record<string, Command>> = {
  'report reconciliation': {
    usage: 'report reconciliation <day> [--again --why "..."]',
    text: 'Compare the ledger with records and statements of studios and providers. Exit code 1 if they differ.',
    words: { min: 1, max: 1 },
    options: { again: { type: 'boolean', text: 'read the statements again and store a new report' }, why },
    async run(input) {
      const day = input.words[0] ?? '';
      const platform = await input.platform();
      const report = input.isOn('again')
        ? await platform.call(runReconciliation, { day, why: readReason(input, 'report reconciliation <day> --again') })
        : await platform.call(getReconciliation, { day });
      if (report.isClean) return shown(report);
      throw new CommandProblem('books_differ', `The records differ:\n${shown(report)}`);
    },
  },
  'report revenue': {
    usage: 'report revenue --from <day> [--to <day>] [--csv <file>]',
    text: 'Gross gaming revenue by day, vendor and category: stakes less rollbacks and wins.',
    words: { min: 0, max: 0 },
    options: { ...days, csv: { type: 'string', text: 'a file to write instead' } },
    async run(input) {
      const from = input.option('from');
      if (!from) throw new CommandProblem('invalid_input', '--from is the first day, such as 2026-11-01.');
      const asked = { from, to: input.option('to') ?? from };
      const file = input.option('csv');
      return file ? saved(input, asked, file) : table(input, asked);
    },
  },
};

interface Days {
  from: string;
  to: string;
}

async function saved({ platform }: CommandInput, asked: Days, file: string): Promise<string> {
  // The mark by which spreadsheets read UTF-8 goes when an answer is read as text.
  await writeFile(file, `\uFEFF${await (await platform()).call(exportRevenue, asked)}`);
  return `Written to ${file}.`;
}

async function table({ platform }: CommandInput, asked: Days): Promise<string> {
  const { rows, totals, matchesLedger } = await (await platform()).call(getRevenue, asked);
  const titles = ['day', 'vendor', 'category', 'bets', 'stakes', 'rollbacks', 'wins', 'jackpots', 'revenue'];
  const money = ({ bets, stakes, rollbacks, wins, jackpots, revenue }: typeof totals) =>
    [bets, stakes, rollbacks, wins, jackpots, revenue].map(String);
  const lines = rows.map((row) => [row.day, row.vassalage, row.gameType, ...money(row)]);
  const word = matchesLedger ? 'The sums match the ledger.' : 'THE SUMS DO NOT MATCH THE LEDGER.';
  return `${textTable(titles, [...lines, ['total', '', '', ...money(totals)]])}\n${word}`;
}

function shown({ day, madeAt, madeBy, records, sources, differences }: Reconciliation): string {
  const compared = sources.map(({ source, state, reason, ours, theirs, notCovered, differences: count }) => [
    ...[source, reason ? `${state}: ${reason}` : state],
    ...[`${ours.movements} (${ours.sum})`, `${theirs.movements} (${theirs.sum})`, String(notCovered), String(count)],
  ]);
  const parts = [
    `${day}, made ${madeAt} (${madeBy})`,
    textTable(
      ['kind', 'ledger', 'records', ''],
      records.map(({ kind, ledger, records: recorded, isEqual }) => [
        kind,
        ledger,
        recorded,
        isEqual ? 'equal' : 'DIFFERS',
      ]),
    ),
    textTable(['source', 'state', 'ours', 'theirs', 'before their records', 'differences'], compared),
  ];
  if (differences.length === 0) return parts.join('\n\n');
  const rows = differences.map(({ source, reference, kind, ours, theirs }) => [
    source,
    reference,
    kind,
    ours ?? '',
    theirs ?? '',
  ]);
  return [...parts, textTable(['source', 'reference', 'difference', 'ours', 'theirs'], rows)].join('\n\n');
}
