import { agentPaymentStates, listAgentPayments } from '@portal/shared/contract/agents/operator-payments';
import { listCommand, memberOption } from '../command/common-commands.ts';
import { readOneOf } from '../command/read-options.ts';
import type { Command, CommandInput } from '../command/run-command.ts';

type State = (typeof agentPaymentStates)[number];

const paymentsCommand = (given: Pick<Command, 'usage' | 'text' | 'options'>, state: (input: CommandInput) => State) =>
  listCommand({
    ...given,
    options: { ...given.options, member: { ...memberOption, text: 'account or id of the receiver or payer' } },
    head: ['id', 'from', 'to', 'kind', 'receiver', 'payer', 'by formula', 'amount', 'paid'],
    ask: (client, page, input) =>
      client.call(listAgentPayments, { state: state(input), member: input.option('member'), ...page }),
    row: ({ id, from, to, kind, account, payer = 'house', gross, amount, paidAt = '' }) => [
      ...[id, from, to, kind, account, payer, gross, amount, paidAt],
    ],
  });

/** Salaries and dividends of all agents. */
export const agentPaymentCommands: Readonly<Record<string, Command>> = {
  'agents owed': paymentsCommand(
    {
      usage: 'agents owed [--member m]',
      text: 'Salaries and dividends that the wallet of the upline could not cover.',
    },
    () => 'owed',
  ),
  'agents payments': paymentsCommand(
    {
      usage: 'agents payments [--member m] [--state s]',
      text: 'Paid salaries and dividends, newest periods first; --state pending lists failing payments.',
      options: { state: { type: 'string', text: `${agentPaymentStates.join(', ')}; default paid` } },
    },
    (input) => readOneOf(input, 'state', agentPaymentStates) ?? 'paid',
  ),
};
