import {
  acceptApprovalRequest,
  approvalRequestStates,
  declineApprovalRequest,
  listApprovalRequests,
} from '@portal/shared/contract/approvals/operator-approvals';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { amountConfirmed, amountOption, listCommand } from '../command/common-commands.ts';
import { changeOptions, readOneOf, readReason } from '../command/read-options.ts';
import type { Command, CommandInput } from '../command/run-command.ts';

const { why } = changeOptions;

interface Decide {
  word: 'accept' | 'decline';
  text: string;
  options?: Command['options'];
  decide(input: CommandInput, asked: { id: string; why: string }): Promise<CallOutput<typeof acceptApprovalRequest>>;
}

const decideCommand = ({ word, text, options, decide }: Decide): Command => {
  const usage = `proposals ${word} <id>`;
  return {
    usage: `${usage} --why "..."`,
    text,
    words: { min: 1, max: 1 },
    options: { ...options, why },
    async run(input) {
      const decided = await decide(input, { id: input.words[0] ?? '', why: readReason(input, usage) });
      return `${decided.act} of ${decided.targetId}, proposed by ${decided.maker}: ${decided.state}.`;
    },
  };
};

/** Commands about approval requests. */
export const approvalCommands: Readonly<Record<string, Command>> = {
  'proposals list': listCommand({
    usage: 'proposals list [--state s]',
    text: `Open approval requests; others by --state (${approvalRequestStates.join(', ')}).`,
    options: { state: { type: 'string', text: 'state' } },
    head: ['id', 'act', 'of', 'with', 'maker', 'why', 'decided by'],
    ask: (client, page, input) =>
      client.call(listApprovalRequests, { state: readOneOf(input, 'state', approvalRequestStates) ?? 'open', ...page }),
    row(one) {
      const details = Object.entries(one.input).map(([name, value]) => `${name} ${value}`);
      const about = one.about ? `${aboutText(one.about)}, ` : '';
      const decided = one.decidedBy ?? (one.obstacle ? `not by you: ${one.obstacle.message}` : '');
      return [one.id, one.act, `${about}${one.targetId}`, details.join(', '), one.maker, one.why, decided];
    },
  }),
  'proposals accept': decideCommand({
    word: 'accept',
    text: 'Approve and carry out a request of another operator.',
    options: { [amountConfirmed]: amountOption },
    async decide(input, asked) {
      const isAmountConfirmed = input.isOn(amountConfirmed) || undefined;
      return (await input.platform()).call(acceptApprovalRequest, { ...asked, isAmountConfirmed });
    },
  }),
  'proposals decline': decideCommand({
    word: 'decline',
    text: 'Reject a request; its maker may also withdraw it.',
    decide: async (input, asked) => (await input.platform()).call(declineApprovalRequest, asked),
  }),
};

type About = NonNullable<CallOutput<typeof listApprovalRequests>['list'][number]['about']>;

/** An amount far from the order is printed conspicuously. */
function aboutText({ account, amount, state, arrived, isFarFromOrdered }: About): string {
  const warning = isFarFromOrdered ? [`ARRIVED ${arrived} IS FAR FROM THE ${amount} ORDERED`] : [];
  return [account, amount, state, ...warning].join(', ');
}
