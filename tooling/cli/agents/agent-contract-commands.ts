import { contractKinds, contractTerms } from '@portal/shared/contract/agents/contract-terms';
import type { Contract } from '@portal/shared/contract/agents/contracts';
import {
  listOperatorContracts,
  proposeOperatorContract,
  proposeOperatorTermination,
  withdrawOperatorRequest,
} from '@portal/shared/contract/agents/operator-contracts';
import * as v from 'valibot';
import { decideCommand, listCommand, memberOption, proposeCommand } from '../command/common-commands.ts';
import { CommandProblem } from '../command/operator-client.ts';
import { readJson, readOneOf } from '../command/read-options.ts';
import type { Command, CommandInput } from '../command/run-command.ts';

/** The highest rate of the terms in force, as it is read: "1.5 %". */
function rateOf({ version, request }: Contract): string {
  const terms = version?.terms ?? request?.terms;
  if (!terms) return '';
  if (terms.kind === 'realtime') return `${terms.profitRate / 100} % / ${terms.lossRate / 100} %`;
  return `${Math.max(...terms.tiers.map(({ rate }) => rate)) / 100} %`;
}

async function readTerms(input: CommandInput) {
  const read = v.safeParse(contractTerms, await readJson(input.option('terms') ?? '{}'));
  if (read.success) return read.output;
  const where = read.issues.map((issue) => `${v.getDotPath(issue) ?? 'terms'}: ${issue.message}`);
  throw new CommandProblem('invalid_input', `Invalid contract terms: ${where.join('; ')}`);
}

/** Commands for platform contracts with agents without an upline. */
export const agentContractCommands: Readonly<Record<string, Command>> = {
  'agents contract list': listCommand({
    usage: 'agents contract list [--kind k] [--account a] [--over yes]',
    text: 'Contracts of the operator, newest first; ended ones with --over yes.',
    options: {
      kind: { type: 'string', text: contractKinds.join(', ') },
      account: memberOption,
      over: { type: 'string', text: 'yes to include ended contracts' },
    },
    head: ['id', 'agent', 'kind', 'state', 'from', 'until', 'rate', 'waits for an answer'],
    ask(client, page, input) {
      const over = readOneOf(input, 'over', ['yes', 'no']) === 'yes' ? 'true' : 'false';
      const which = { kind: readOneOf(input, 'kind', contractKinds), account: input.option('account'), over } as const;
      return client.call(listOperatorContracts, { ...which, ...page });
    },
    row(one) {
      const { from = '', until = '' } = one.version ?? {};
      const waits = one.request ? `${one.request.type} ${one.request.id}` : '';
      return [one.id, one.account, one.kind, one.state, from, until, rateOf(one), waits];
    },
  }),
  'agents contract offer': proposeCommand({
    usage: 'agents contract offer <account or id> --terms <file or JSON>',
    text: 'Propose a contract with the operator to an agent without an upline; the agent accepts it afterwards.',
    options: { terms: { type: 'string', text: 'as in the contract of the calls; file, - or JSON' } },
    propose: async (client, { id: member, why }, input) =>
      client.call(proposeOperatorContract, { member, terms: await readTerms(input), why }),
  }),
  'agents contract termination': proposeCommand({
    usage: 'agents contract termination <id>',
    text: 'Propose to ask an agent to end a contract with the operator.',
    propose: (client, { id, why }) => client.call(proposeOperatorTermination, { id, why }),
  }),
  'agents contract withdraw': decideCommand({
    usage: 'agents contract withdraw <request id>',
    text: 'Withdraw a request that the agent has not answered.',
    async decide(client, { id, why }) {
      const { account, kind, state } = await client.call(withdrawOperatorRequest, { id, why });
      return `The request is withdrawn. The ${kind} contract with ${account}: ${state}.`;
    },
  }),
};
