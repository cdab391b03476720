import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import {
  getOperatorWithdrawal,
  listOperatorWithdrawals,
  proposeForWithdrawal,
  reviewWithdrawal,
  type withdrawalApprovalActs,
} from '@portal/shared/contract/payments/operator-withdrawals';
import { withdrawalState } from '@portal/shared/contract/payments/withdrawal-states';
import { historyTable, listCommand, memberOption, proposeCommand, showCommand } from '../command/common-commands.ts';
import { changeOptions, readMoney, readOneOf, readReason } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';

/** A command that proposes what another operator decides. */
const propose = (
  act: (typeof withdrawalApprovalActs)[number],
  text: string,
  options: Command['options'] = {},
): Command =>
  proposeCommand({
    usage: `withdrawals ${act} <id or reference>`,
    text,
    options,
    propose(client, decision, input) {
      const typed = { amount: readMoney(input, 'amount'), reference: input.option('reference') };
      return client.call(proposeForWithdrawal, { ...decision, act, ...typed, part: input.option('part') });
    },
  });

/** Commands for withdrawals; every movement needs an approval. */
export const withdrawalCommands: Readonly<Record<string, Command>> = {
  'withdrawals list': listCommand({
    usage: 'withdrawals list [--state s] [--member <account or id>] [--reference r]',
    text: 'Withdrawals, newest first.',
    options: {
      state: { type: 'string', text: 'applied, in_review, approved, paying, paid, not_received, ...' },
      member: memberOption,
      reference: { type: 'string', text: 'such as WD-2611-7K3QM, as the player says it' },
    },
    head: ['reference', 'id', 'member', 'state', 'amount', 'left to pay', 'applied'],
    ask(client, page, input) {
      const which = { member: input.option('member'), reference: input.option('reference') };
      const state = readOneOf(input, 'state', withdrawalState.options);
      return client.call(listOperatorWithdrawals, { state, ...which, ...page });
    },
    row: (row) => [row.reference, row.id, row.account, row.state, row.amount, leftToPay(row), row.appliedAt],
  }),
  'withdrawals show': showCommand({
    usage: 'withdrawals show <id or reference>',
    text: 'One withdrawal with its bank account, parts and history. Writes an audit line.',
    show: async (client, id) => shown(await client.call(getOperatorWithdrawal, { id })),
  }),
  'withdrawals review': {
    usage: 'withdrawals review <id or reference> --why "..."',
    text: 'Start the review: the member can no longer cancel.',
    words: { min: 1, max: 1 },
    options: { why: changeOptions.why },
    async run(input) {
      const reason = readReason(input, 'withdrawals review <id or reference>');
      const row = await (await input.platform()).call(reviewWithdrawal, { id: input.words[0] ?? '', why: reason });
      return `${row.reference} of ${row.account} is in review (${row.amount}).`;
    },
  },
  'withdrawals approve': propose('approve', 'Propose to pay it.'),
  'withdrawals reject': propose('reject', 'Propose to reject and return it before anything was paid.'),
  'withdrawals pay': propose('pay', 'Propose to book a bank payment: the whole unpaid amount, or a part of it.', {
    amount: { type: 'string', text: 'such as 120.00' },
    reference: { type: 'string', text: 'bank reference; each is booked once' },
    part: { type: 'string', text: 'part reported as not received that this payment repeats' },
  }),
  'withdrawals refund': propose('refund', 'Propose to return amounts that were not paid or did not arrive.'),
  'withdrawals force': propose('force', 'Propose to count a disputed part as received. Final.', {
    part: { type: 'string', text: 'one part; all disputed parts by default' },
  }),
};

/** Prints nothing about amounts that are not, not yet or no longer to be paid. */
const leftToPay = ({ leftToPay: left }: { leftToPay: string }): string => (left === '0.00' ? '-' : left);

function shown(found: CallOutput<typeof getOperatorWithdrawal>): string {
  const { parts, history, numberSharedWith: shared, openProposal: open } = found;
  const facts = [
    ['reference', found.reference],
    ['id', found.id],
    ['member', found.account],
    ['state', `${found.state} (version ${found.version})`],
    ['amount', `${found.amount}, fee ${found.fee}`],
    ['received', found.received],
    ['left to pay', leftToPay(found)],
    ['to', `${found.bank}, ${found.number}, ${found.holder}`],
    ['number also of', shared.length > 0 ? shared.join(', ') : 'nobody'],
    ['owed by the member', found.owed],
    ['blocked by', found.blockedBy.length > 0 ? found.blockedBy.join(', ') : 'nothing'],
    ['waits for a decision', open ? `${open.id}: ${open.act} by ${open.maker}, ${open.why}` : 'nothing'],
  ];
  const paid = parts.map((part) => [
    part.id,
    part.amount,
    part.reference,
    part.state,
    part.paidAt,
    part.proofs.join(' '),
  ]);
  return [
    textTable(['withdrawal', ''], facts),
    paid.length > 0
      ? textTable(['part', 'amount', 'reference', 'state', 'paid', 'proofs'], paid)
      : 'Nothing has been paid yet.',
    historyTable(history),
  ].join('\n\n');
}
