import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { depositRejections, depositStates } from '@portal/shared/contract/payments/deposit-states';
import {
  getOperatorDeposit,
  listDepositNotices,
  listOperatorDeposits,
  noticeOutcomes,
  proposeForDeposit,
  proposeForNotice,
} from '@portal/shared/contract/payments/operator-deposits';
import {
  amountConfirmed,
  amountOption,
  historyTable,
  listCommand,
  memberOption,
  proposeCommand,
  proposed,
  showCommand,
} from '../command/common-commands.ts';
import { CommandProblem } from '../command/operator-client.ts';
import { changeOptions, readMoney, readOneOf, readReason } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';

/** A command that proposes what another operator decides. */
const propose = (act: 'approve' | 'reject', text: string, options: Command['options']): Command =>
  proposeCommand({
    usage: `deposits ${act} <id>`,
    text,
    options,
    propose(client, decision, input) {
      const arrived = {
        amount: readMoney(input, 'amount'),
        reference: input.option('reference'),
        isAmountConfirmed: (act === 'approve' && input.isOn(amountConfirmed)) || undefined,
      };
      const of = act === 'approve' ? arrived : { cause: readOneOf(input, 'cause', depositRejections) };
      return client.call(proposeForDeposit, { ...decision, act, ...of });
    },
  });

/** Commands for deposits; every decision needs an approval. */
export const depositCommands: Readonly<Record<string, Command>> = {
  'deposits list': listCommand({
    usage: 'deposits list [--state s] [--member <account or id>] [--reference r]',
    text: 'Deposits, newest first.',
    options: {
      state: { type: 'string', text: depositStates.join(', ') },
      member: memberOption,
      reference: { type: 'string', text: 'reference that the player wrote into the transfer' },
    },
    head: ['id', 'member', 'method', 'state', 'amount', 'reference', 'ordered'],
    ask(client, page, input) {
      const which = { member: input.option('member'), reference: input.option('reference') };
      return client.call(listOperatorDeposits, { ...which, state: readOneOf(input, 'state', depositStates), ...page });
    },
    row(row) {
      const stateText = row.review ? `${row.state} (${row.review})` : row.state;
      return [row.id, row.account, row.method, stateText, row.amount, row.reference, row.createdAt];
    },
  }),
  'deposits show': showCommand({
    usage: 'deposits show <id>',
    text: 'One deposit with proofs, provider notices and history. Writes an audit line.',
    show: async (client, id) => shown(await client.call(getOperatorDeposit, { id })),
  }),
  'deposits notices': {
    usage: 'deposits notices [--outcome unmatched]',
    text: 'Payment notices of providers; open money takes two operators.',
    words: { min: 0, max: 0 },
    options: { outcome: { type: 'string', text: noticeOutcomes.join(', ') } },
    async run(input) {
      const outcome = readOneOf(input, 'outcome', noticeOutcomes);
      const { list } = await (await input.platform()).call(listDepositNotices, { outcome, pageSize: 100 });
      return noticeTable(list);
    },
  },
  'deposits notice': {
    usage: 'deposits notice credit|return <id> [--member <account or id>] [--order <id>] --why "..."',
    text: 'Propose to credit an open payment to a member, or to count it as returned.',
    words: { min: 2, max: 2 },
    options: {
      member: { type: 'string', text: 'account or id of the receiver' },
      order: { type: 'string', text: 'a deposit of the receiver' },
      why: changeOptions.why,
    },
    async run(input) {
      const [act, id] = input.words;
      if (act !== 'credit' && act !== 'return')
        throw new CommandProblem('invalid_input', `A notice is credited or returned, not ${act}.`);
      const named = { member: input.option('member'), order: input.option('order') };
      const reason = readReason(input, `deposits notice ${act} <id>`);
      const made = await (await input.platform()).call(proposeForNotice, {
        id: Number(id),
        act,
        ...named,
        why: reason,
      });
      return proposed(made.id);
    },
  },
  'deposits approve': propose('approve', 'Propose to credit the received amount.', {
    amount: { type: 'string', text: 'received amount of a bank transfer, such as 120.00' },
    reference: { type: 'string', text: 'bank reference; each is booked once' },
    [amountConfirmed]: amountOption,
  }),
  'deposits reject': propose('reject', 'Propose to reject it without a credit. Final.', {
    cause: { type: 'string', text: `${depositRejections.join(', ')}: shown to the player` },
  }),
};

type Shown = CallOutput<typeof getOperatorDeposit>;

const noticeTable = (list: Shown['notices']): string => {
  const rows = list.map((notice) => [
    notice.at,
    notice.provider,
    notice.orderId,
    notice.paymentId,
    notice.amount,
    notice.outcome,
    notice.standing,
    String(notice.id),
  ]);
  return textTable(['at', 'provider', 'order', 'payment', 'amount', 'outcome', 'money', 'id'], rows);
};

function shown(found: Shown): string {
  const { arrived, paymentReference, fee, repaid, review, rejection } = found;
  const facts = [
    ['id', found.id],
    ['member', found.account],
    ['state', `${found.state} (version ${found.version})`],
    ['why', review ?? rejection ?? ''],
    ['method', `${found.method} (${found.provider})`],
    ['reference', found.reference],
    ['amount', found.amount],
    ['arrived', arrived ? `${arrived}, by ${paymentReference ?? ''}` : 'nothing known'],
    ['fee, repaid', `${fee ?? '-'}, ${repaid ?? '-'}`],
    ['expires', found.expiresAt],
    ['proofs', found.proofIds.join(' ') || 'none'],
  ];
  return [
    textTable(['deposit', ''], facts),
    found.notices.length > 0 ? noticeTable(found.notices) : 'There is no provider notice.',
    historyTable(found.history),
  ].join('\n\n');
}
