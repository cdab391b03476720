import { listDeadLetters, redeliverDeadLetters } from '@portal/shared/contract/operators/dead-letters';
import { listCommand } from '../command/common-commands.ts';
import { CommandProblem } from '../command/operator-client.ts';
import { changeOptions, readReason } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';

const usage = 'events again <id>|all';

/** Events that a part of the platform could not take. */
export const eventCommands: Readonly<Record<string, Command>> = {
  'events list': listCommand({
    usage: 'events list',
    text: 'Dead letters: events whose delivery keeps failing, oldest first. Bets and rewards among them delay salaries.',
    head: ['id', 'subscriber', 'topic', 'written', 'failed', 'why it failed'],
    ask: (client, page) => client.call(listDeadLetters, page),
    row: ({ id, subscriber, topic, writtenAt, failedAt, reason }) => [
      id,
      subscriber,
      topic,
      writtenAt,
      failedAt,
      reason,
    ],
  }),
  'events again': {
    usage: `${usage} --why "..."`,
    text: 'Deliver one dead letter or all again, once the cause is fixed. Exit code 1 if one fails again.',
    words: { min: 1, max: 1 },
    options: { why: changeOptions.why },
    async run(input) {
      const why = readReason(input, usage);
      const word = input.words[0] ?? '';
      if (!/^(all|\d{1,15})$/.test(word)) throw new CommandProblem('invalid_input', `Say which:  ${usage} --why "..."`);
      const which = word === 'all' ? {} : { id: word };
      const { told, failed } = await (await input.platform()).call(redeliverDeadLetters, { ...which, why });
      if (failed > 0)
        throw new CommandProblem('event_failed', `${told} delivered; ${failed} failed again:  events list`);
      return `${told} delivered.`;
    },
  },
};
