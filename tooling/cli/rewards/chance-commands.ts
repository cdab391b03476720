import { chanceGames } from '@portal/shared/contract/rewards/chance-shapes';
import {
  getChanceBudget,
  listEnvelopeDrops,
  listOperatorDraws,
  proposeEnvelopes,
} from '@portal/shared/contract/rewards/operator-chance';
import { listCommand, memberOption, proposed } from '../command/common-commands.ts';
import { CommandProblem } from '../command/operator-client.ts';
import { changeOptions, readMoney, readNumber, readOneOf, readReason } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';

const usage = 'envelopes drop --sum <amount> --count <n> --share random|equal --from <time> --until <time>';
const shares = ['random', 'equal'] as const;

/** Commands for wheel, eggs and envelopes. */
export const chanceCommands: Readonly<Record<string, Command>> = {
  'envelopes drop': {
    usage: `${usage} --why "..."`,
    text: 'Propose a drop of red envelopes, first come, first served. Another operator decides: proposals accept.',
    words: { min: 0, max: 0 },
    options: {
      sum: { type: 'string', text: 'in all, for example 888.00' },
      count: { type: 'string', text: 'envelopes' },
      share: { type: 'string', text: 'random or equal' },
      from: { type: 'string', text: 'time such as 2026-01-31T18:00:00Z' },
      until: { type: 'string', text: 'time; at most 31 days later' },
      why: changeOptions.why,
    },
    async run(input) {
      const why = readReason(input, usage);
      const [sum, startsAt, endsAt] = [readMoney(input, 'sum'), input.option('from'), input.option('until')];
      const [count, share] = [readNumber(input, 'count'), readOneOf(input, 'share', shares)];
      if (!sum || !startsAt || !endsAt || count === undefined || !share)
        throw new CommandProblem('invalid_input', `A drop needs all options:  ${usage} --why "..."`);
      const asked = { sum, count, share, startsAt, endsAt, why };
      const made = await (await input.platform()).call(proposeEnvelopes, asked);
      return proposed(made.id);
    },
  },
  'envelopes list': listCommand({
    usage: 'envelopes list',
    text: 'Drops of envelopes, newest first.',
    head: ['id', 'sum', 'left', 'envelopes left', 'share', 'from', 'until', 'made by'],
    ask: (client, page) => client.call(listEnvelopeDrops, page),
    row: ({ id, sum, leftSum, count, left, share, startsAt, endsAt, madeBy }) => [
      ...[id, sum, leftSum, `${left} of ${count}`, share, startsAt, endsAt, madeBy],
    ],
  }),
  'chance draws': listCommand({
    usage: 'chance draws [--game g] [--member <account or id>]',
    text: `Draws of members (${chanceGames.join(', ')}), newest first.`,
    options: { game: { type: 'string', text: chanceGames.join(', ') }, member: memberOption },
    head: ['id', 'at', 'account', 'game', 'amount', 'points', 'number'],
    ask(client, page, input) {
      const which = { game: readOneOf(input, 'game', chanceGames), member: input.option('member') };
      return client.call(listOperatorDraws, { ...which, ...page });
    },
    row: ({ account, draw: { id, at, game, amount, points, number, bound } }) => [
      ...[id, at, account, game, amount, String(points), `${number} below ${bound}`],
    ],
  }),
  'chance budget': {
    usage: 'chance budget',
    text: 'Prizes of each game today and in total, with their limits.',
    words: { min: 0, max: 0 },
    async run({ platform }) {
      const { games } = await (await platform()).call(getChanceBudget, {});
      const rows = games.map(({ game, spentToday, perDay, spentInAll, inAll }) => [
        ...[game, spentToday, perDay, spentInAll, inAll],
      ]);
      return textTable(['game', 'today', 'a day', 'given', 'in all'], rows);
    },
  },
};
