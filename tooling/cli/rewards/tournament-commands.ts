import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import {
  cancelTournament,
  createTournament,
  getTournamentResult,
  listOperatorTournaments,
  newTournament,
  type OperatorTournament,
} from '@portal/shared/contract/rewards/operator-tournaments';
import * as v from 'valibot';
import { decideCommand, listCommand, proposed } from '../command/common-commands.ts';
import { CommandProblem } from '../command/operator-client.ts';
import { changeOptions, pageOption, readJson, readPage, readReason } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';
import { pageTable, textTable } from '../command/text-table.ts';

const usage = 'tournaments create <file.json | ->';

/** Tournaments: made by two operators, cancelled before their start, and their results. */
export const tournamentCommands: Readonly<Record<string, Command>> = {
  'tournaments create': {
    usage: `${usage} --why "..."`,
    text: 'Propose a tournament: { "name", "measure", "scope", "startsAt", "endsAt", "entry", "prizes", ... }; see docs/operations.md. Another operator decides: proposals accept.',
    words: { min: 1, max: 1 },
    options: { why: changeOptions.why },
    async run(input) {
      const why = readReason(input, usage);
      const file = v.safeParse(newTournament, await readJson(input.words[0] ?? ''));
      if (!file.success) throw new CommandProblem('invalid_input', faultsOf(file.issues));
      const { id, budget, approvalRequest } = await (await input.platform()).call(createTournament, {
        ...file.output,
        why,
      });
      const made = `Tournament ${id} with prizes of ${budgetText(budget)}.`;
      return approvalRequest ? `${made}\n${proposed(approvalRequest.id)}` : made;
    },
  },
  'tournaments cancel': decideCommand({
    usage: 'tournaments cancel <id>',
    text: 'Cancel a tournament that has not begun; members see that it is cancelled. Final.',
    async decide(client, { id, why }) {
      const { names } = await client.call(cancelTournament, { id, why });
      return `${names.EN ?? id} is cancelled.`;
    },
  }),
  'tournaments list': listCommand({
    usage: 'tournaments list',
    text: 'Tournaments, newest first.',
    head: ['id', 'name', 'state', 'from', 'until', 'players', 'budget', 'paid', 'made by'],
    ask: (client, page) => client.call(listOperatorTournaments, page),
    row: ({ id, names, state, startsAt, endsAt, players, budget, paid, madeBy }) => [
      ...[id, names.EN ?? '', state, startsAt, endsAt, String(players), budgetText(budget), budgetText(paid), madeBy],
    ],
  }),
  'tournaments result': {
    usage: 'tournaments result <id> [--page n]',
    text: 'One tournament with its standings; final once it is finished.',
    words: { min: 1, max: 1 },
    options: { page: pageOption },
    async run(input) {
      const page = readPage(input);
      const found = await (await input.platform()).call(getTournamentResult, { id: input.words[0] ?? '', ...page });
      return [factsOf(found.tournament), standingsOf(found, page)].join('\n\n');
    },
  },
};

const budgetText = ({ amount, points }: OperatorTournament['budget']) =>
  points > 0 ? `${amount} and ${points} points` : amount;

function factsOf(found: OperatorTournament): string {
  const { by, of } = found.scope;
  return textTable(
    ['tournament', ''],
    [
      ['id', found.id],
      ['name', found.names.EN ?? ''],
      ['state', found.reason ? `${found.state}: ${found.reason}` : found.state],
      ['from', found.startsAt],
      ['until', found.endsAt],
      ['counts', `${found.measure} from ${found.minStake}, ${[by, of.map(({ id }) => id).join(' ')].join(' ').trim()}`],
      ['entry', `${found.entry}, rank ${found.minRank} or more, ${found.placesAtMost ?? 'any number of'} members`],
      ['players', String(found.players)],
      ['budget', budgetText(found.budget)],
      ['paid', budgetText(found.paid)],
    ],
  );
}

function standingsOf(
  { list, totalPages }: CallOutput<typeof getTournamentResult>,
  page: ReturnType<typeof readPage>,
): string {
  const rows = list.map(({ place, account, score, reachedAt, prize, isPaid }) => [
    ...[String(place), account, score, reachedAt, prize ? budgetText(prize) : '', isPaid ? 'paid' : ''],
  ]);
  return pageTable(['place', 'member', 'score', 'reached', 'prize', ''], rows, { ...page, totalPages });
}

const faultsOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`).join('\n');
