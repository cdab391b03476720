import { heldWinStates, listHeldWins, proposeHeldWin } from '@portal/shared/contract/vendor-api/operator-held-wins';
import { listCommand, proposed } from '../command/common-commands.ts';
import { changeOptions, readOneOf, readReason } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';

const { why } = changeOptions;

/** Commands about wins under review. */
export const heldWinCommands: Readonly<Record<string, Command>> = {
  'wins list': listCommand({
    usage: 'wins list [--state s]',
    text: `Wins under review; decided ones by --state (${heldWinStates.join(', ')}).`,
    options: { state: { type: 'string', text: 'state' } },
    head: [
      'studio',
      'transaction',
      'kind',
      'member',
      'game',
      'round',
      'stake',
      'amount',
      'cause',
      'since',
      'decided by',
      'why',
    ],
    ask: (client, page, input) =>
      client.call(listHeldWins, { state: readOneOf(input, 'state', heldWinStates) ?? 'held', ...page }),
    row: (win) => [
      ...[win.provider, win.transactionId, win.kind, win.account, win.gameName, win.roundId, win.stake, win.amount],
      ...[win.cause, win.heldAt, win.decidedBy ?? '', win.why ?? ''],
    ],
  }),
  'wins pay': decision('pay', 'Propose to pay a win under review to its player.'),
  'wins reject': decision('reject', 'Propose to return a win under review to the house.'),
};

function decision(word: 'pay' | 'reject', text: string): Command {
  const usage = `wins ${word} <studio> <transaction>`;
  return {
    usage: `${usage} --why "..."`,
    text: `${text} Another operator decides: proposals accept.`,
    words: { min: 2, max: 2 },
    options: { why },
    async run(input) {
      const reason = readReason(input, usage);
      const [provider = '', transactionId = ''] = input.words;
      const asked = { provider, transactionId, decision: word, why: reason };
      return proposed((await (await input.platform()).call(proposeHeldWin, asked)).id);
    },
  };
}
