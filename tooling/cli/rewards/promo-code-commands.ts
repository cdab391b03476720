import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  changePromoCampaign,
  createPromoCampaign,
  exportPromoCodes,
  listPromoCampaigns,
  type PromoCampaign,
  promoCampaignState,
} from '@portal/shared/contract/rewards/operator-promo-codes';
import { decideCommand, listCommand, proposed } from '../command/common-commands.ts';
import { CommandProblem } from '../command/operator-client.ts';
import { changeOptions, readMoney, readNumber, readOneOf, readReason } from '../command/read-options.ts';
import type { Command, CommandInput } from '../command/run-command.ts';

const usage = 'promo-codes create [--code <code>] --uses <n> --amount <amount> --from <time> --until <time>';
const states = promoCampaignState.options;

const change = (act: 'pause' | 'resume' | 'end', text: string): Command =>
  decideCommand({
    usage: `promo-codes ${act} <id>`,
    text,
    async decide(client, { id, why }) {
      const { state, code, used } = await client.call(changePromoCampaign, { id, act, why });
      return `${code ?? 'The batch'} is ${state} after ${used} uses.`;
    },
  });

/** Promo codes: campaigns of a shared code or of one-use codes. */
export const promoCodeCommands: Readonly<Record<string, Command>> = {
  'promo-codes create': {
    usage: `${usage} --why "..."`,
    text: 'Propose a shared promo code, or without --code a batch of one-use codes. Another operator decides: proposals accept.',
    words: { min: 0, max: 0 },
    options: {
      code: { type: 'string', text: 'shared code such as LANTERN50; without it each use has a code of its own' },
      uses: { type: 'string', text: 'members who can use it in all; of a batch the number of codes, up to 10,000' },
      amount: { type: 'string', text: 'money of each reward, for example 50.00' },
      points: { type: 'string', text: 'points of each reward, beside an amount or alone' },
      turnover: { type: 'string', text: 'percent of the amount to be bet; 100 by default' },
      weights: {
        type: 'string',
        text: 'what counts of a stake, such as RNG=100,LIVE=15; all of every stake by default',
      },
      'claim-days': { type: 'string', text: 'days to claim the reward; 30 by default' },
      budget: { type: 'string', text: 'money in all' },
      from: { type: 'string', text: 'time such as 2026-01-31T18:00:00Z' },
      until: { type: 'string', text: 'time; at most 366 days later' },
      'new-within': { type: 'string', text: 'only members of fewer days' },
      rank: { type: 'string', text: 'VIP level at least' },
      'min-deposit': { type: 'string', text: 'credited deposits in all at least' },
      'verified-contact': { type: 'boolean', text: 'only members with a verified number or e-mail address' },
      why: changeOptions.why,
    },
    async run(input) {
      const why = readReason(input, usage);
      const [uses, startsAt, endsAt] = [readNumber(input, 'uses'), input.option('from'), input.option('until')];
      if (uses === undefined || !startsAt || !endsAt)
        throw new CommandProblem('invalid_input', `Promo codes need uses and a period:  ${usage} --why "..."`);
      const asked = { code: input.option('code'), uses, startsAt, endsAt, ...rewardOf(input), ...conditionsOf(input) };
      const made = await (await input.platform()).call(createPromoCampaign, { ...asked, why });
      if (made.approvalRequest) return proposed(made.approvalRequest.id);
      return `Made as ${made.campaign?.id}.`;
    },
  },
  'promo-codes list': listCommand({
    usage: 'promo-codes list [--state s] [--code <code>]',
    text: 'Campaigns of promo codes with their uses and the money given, newest first.',
    options: {
      state: { type: 'string', text: states.join(', ') },
      code: { type: 'string', text: 'a shared code' },
    },
    head: ['id', 'code', 'state', 'used', 'reward', 'given', 'budget', 'from', 'until', 'for', 'made by'],
    ask: (client, page, input) =>
      client.call(listPromoCampaigns, {
        state: readOneOf(input, 'state', states),
        code: input.option('code'),
        ...page,
      }),
    row: (row) => [
      ...[row.id, row.code ?? 'one-use codes', row.state, `${row.used} of ${row.uses}`, rewardText(row)],
      ...[row.given, row.budget ?? '', row.startsAt, row.endsAt, conditionText(row), row.madeBy],
    ],
  }),
  'promo-codes pause': change('pause', 'Pause a campaign: its codes give nothing until it is resumed.'),
  'promo-codes resume': change('resume', 'Resume a paused campaign.'),
  'promo-codes end': change('end', 'End a campaign. Final; rewards that were given stay.'),
  'promo-codes export': {
    usage: 'promo-codes export <id> <file.csv>',
    text: 'Save the codes of a campaign, with who used each of a batch. Writes an audit line.',
    words: { min: 2, max: 2 },
    async run({ platform, words: [id = '', file = ''] }) {
      // The mark by which spreadsheets read UTF-8 goes when an answer is read as text.
      await writeFile(path.resolve(file), `\uFEFF${await (await platform()).call(exportPromoCodes, { id })}`, {
        mode: 0o600,
      });
      return `Written to ${file}.`;
    },
  },
};

const rewardOf = (input: CommandInput) => ({
  amount: readMoney(input, 'amount'),
  points: readNumber(input, 'points'),
  turnoverPercent: readNumber(input, 'turnover'),
  weights: readWeights(input),
  claimDays: readNumber(input, 'claim-days'),
  budget: readMoney(input, 'budget'),
});

const conditionsOf = (input: CommandInput) => ({
  newWithinDays: readNumber(input, 'new-within'),
  minRank: readNumber(input, 'rank'),
  minDeposit: readMoney(input, 'min-deposit'),
  ...(input.isOn('verified-contact') && { contact: 'verified' as const }),
});

/** Percentages by game type, such as RNG=100,LIVE=15, as the contract takes them in text. */
function readWeights(input: CommandInput): string | undefined {
  const given = input.option('weights');
  if (given === undefined) return undefined;
  const pairs = given.split(',').map((part) => /^\s*([A-Z0-9]+)\s*=\s*(\d{1,3})\s*$/.exec(part));
  const weights = pairs.map((pair) => [pair?.[1], Number(pair?.[2])]);
  if (pairs.every((pair) => pair !== null)) return JSON.stringify(Object.fromEntries(weights));
  throw new CommandProblem('invalid_input', `--weights is such as RNG=100,LIVE=15, not ${given}.`);
}

const rewardText = ({ amount, points, turnoverPercent }: PromoCampaign): string =>
  [
    ...(amount === '0.00' ? [] : [`${amount} (turnover ${turnoverPercent} %)`]),
    ...(points > 0 ? [`${points} points`] : []),
  ].join(' + ');

function conditionText({ newWithinDays, minRank, minDeposit, contact }: PromoCampaign): string {
  const conditions = [
    ...(newWithinDays === undefined ? [] : [`new within ${newWithinDays} days`]),
    ...(minRank > 0 ? [`VIP ${minRank}`] : []),
    ...(minDeposit === '0.00' ? [] : [`deposits of ${minDeposit}`]),
    ...(contact === 'verified' ? ['verified contact'] : []),
  ];
  return conditions.join(', ') || 'all members';
}
