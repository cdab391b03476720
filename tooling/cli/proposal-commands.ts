import {
  acceptProposal,
  declineProposal,
  listProposals,
  proposalStates,
} from '@portal/shared/contract/operator/payment-calls';
import { listCommand } from './common-commands.ts';
import { changeOptions, readOneOf, readWhy } from './read-words.ts';
import type { Command } from './run-command.ts';

const { why } = changeOptions;

const decide = (word: 'accept' | 'decline', call: typeof acceptProposal | typeof declineProposal, text: string) => {
  const usage = `proposals ${word} <id>`;
  const command: Command = {
    usage: `${usage} --why "..."`,
    text,
    words: { min: 1, max: 1 },
    options: { why },
    async run(input) {
      const asked = { id: input.words[0] ?? '', why: readWhy(input, usage) };
      const decided = await (await input.platform()).call(call, asked);
      return `${decided.act} of ${decided.targetId}, proposed by ${decided.maker}: ${decided.state}.`;
    },
  };
  return command;
};

/** What one operator has proposed and another one decides. */
export const proposalCommands: Readonly<Record<string, Command>> = {
  'proposals list': listCommand({
    usage: 'proposals list [--state s]',
    text: `Those that wait for a decision; others by --state (${proposalStates.join(', ')}).`,
    options: { state: { type: 'string', text: 'state' } },
    head: ['id', 'act', 'of', 'with', 'maker', 'why', 'decided by'],
    ask: (client, page, input) =>
      client.call(listProposals, { state: readOneOf(input, 'state', proposalStates) ?? 'open', ...page }),
    row(one) {
      const details = Object.entries(one.input).map(([name, value]) => `${name} ${value}`);
      const about = one.about ? `${one.about.account}, ${one.about.amount}, ${one.about.state}, ` : '';
      return [one.id, one.act, `${about}${one.targetId}`, details.join(', '), one.maker, one.why, one.decidedBy ?? ''];
    },
  }),
  'proposals accept': decide('accept', acceptProposal, 'Do what somebody else has proposed.'),
  'proposals decline': decide('decline', declineProposal, 'Do it not; its maker may take it back.'),
};
