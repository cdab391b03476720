import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import {
  addOperator,
  bootstrapOperators,
  listOperators,
  operatorRoles,
  resetOperator,
  setOperatorActive,
  setOperatorRoles,
} from '@portal/shared/contract/operators/accounts';
import * as v from 'valibot';
import { CommandProblem } from '../command/operator-client.ts';
import { changeOptions, readReason } from '../command/read-options.ts';
import type { Command, CommandInput } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';
import { allowRecoveryAsOwner } from './allow-recovery-as-owner.ts';

const { why } = changeOptions;
const rolesOption = { type: 'string', text: `one or more of ${operatorRoles.join(', ')}` } as const;

function rolesOf({ option }: CommandInput) {
  const names = (option('roles') ?? '').split(',').map((name) => name.trim());
  const found = v.safeParse(v.array(v.picklist(operatorRoles)), names);
  if (!found.success) throw new CommandProblem('invalid_input', `Name the roles:  --roles ${operatorRoles.join(',')}`);
  return found.output;
}

const emailOption = { type: 'string', text: 'address that the one-use link goes to' } as const;

/** Says what waits for another admin; otherwise that it is done. */
const outcomeText = ({ username, approvalRequest }: CallOutput<typeof addOperator>, done: string) =>
  approvalRequest
    ? `Another admin decides about ${username}:  proposals accept ${approvalRequest.id} --why "..."`
    : `${username} ${done}`;

function activeCommand(word: 'close' | 'open', text: string): Command {
  return {
    usage: `operators ${word} <username> --why "..."`,
    text,
    words: { min: 1, max: 1 },
    options: { why },
    async run(given) {
      const asked = {
        username: given.words[0] ?? '',
        isActive: word === 'open',
        why: readReason(given, `operators ${word} <username>`),
      };
      return outcomeText(
        await (await given.platform()).call(setOperatorActive, asked),
        `is ${word === 'open' ? 'open' : 'closed'}.`,
      );
    },
  };
}

/** Reads `ada=ada@example.com`. */
function personIn(word: string) {
  const [username = '', email = ''] = word.split('=');
  if (!email) throw new CommandProblem('invalid_input', 'Name each person with an address:  ada=ada@example.com');
  return { username, email };
}

/** Operators themselves: for admins. */
export const accountCommands: Readonly<Record<string, Command>> = {
  'operators list': {
    usage: 'operators list',
    text: 'Operators with their roles, and whose hands they stem from: two that share one cannot decide together.',
    words: { min: 0, max: 0 },
    async run({ platform }) {
      const { operators } = await (await platform()).call(listOperators, {});
      const stateOf = (row: (typeof operators)[number]) =>
        !row.isActive
          ? 'closed'
          : !row.isEnrolled
            ? 'has not enrolled'
            : row.lockedUntil
              ? `locked until ${row.lockedUntil}`
              : 'open';
      const rows = operators.map((row) => [
        row.username,
        stateOf(row),
        row.roles.join(', '),
        row.hands.join(', '),
        row.lastSeenAt ?? '',
      ]);
      return textTable(['operator', 'state', 'roles', 'stems from', 'last seen'], rows);
    },
  },
  'operators add': {
    usage: 'operators add <username> --email <address> --roles a,b --why "..."',
    text: 'Add an operator, who sets password and authenticator through a one-use link. Roles of finance, releases and admins wait for another admin.',
    words: { min: 1, max: 1 },
    options: { email: emailOption, roles: rolesOption, why },
    async run(given) {
      const asked = {
        username: given.words[0] ?? '',
        email: given.option('email') ?? '',
        roles: rolesOf(given),
        why: readReason(given, 'operators add <username> --email <address> --roles a,b'),
      };
      return outcomeText(await (await given.platform()).call(addOperator, asked), 'gets a link by e-mail.');
    },
  },
  'operators bootstrap': {
    usage: 'operators bootstrap <username>=<address> <username>=<address> ... --why "..."',
    text: 'Name the two to five people of a fresh portal, admins by links of their own. Only on its machine, until two have enrolled.',
    words: { min: 2, max: 5 },
    options: { why },
    async run(given) {
      const people = given.words.map(personIn);
      const reason = readReason(given, 'operators bootstrap ada=ada@example.com ben=ben@example.com');
      const { usernames } = await (await given.platform()).call(bootstrapOperators, { people, why: reason });
      return `${usernames.join(', ')} get a link by e-mail each.`;
    },
  },
  'operators recover': {
    usage: 'operators recover --why "..."',
    text: 'Allow the bootstrap again for 24 hours, where fewer than two admins are left. Opens the database of MIGRATION_DATABASE_URL, as the role that owns its tables.',
    words: { min: 0, max: 0 },
    options: { why },
    async run(given) {
      const reason = readReason(given, 'operators recover');
      await allowRecoveryAsOwner(reason);
      return 'The bootstrap is open for 24 hours:  operators bootstrap <username>=<address> <username>=<address> --why "..."';
    },
  },
  'operators roles': {
    usage: 'operators roles <username> --roles a,b --why "..."',
    text: 'Set the roles of an operator, from the next call on.',
    words: { min: 1, max: 1 },
    options: { roles: rolesOption, why },
    async run(given) {
      const asked = {
        username: given.words[0] ?? '',
        roles: rolesOf(given),
        why: readReason(given, 'operators roles <username> --roles a,b'),
      };
      const outcome = await (await given.platform()).call(setOperatorRoles, asked);
      return outcomeText(outcome, `is now ${asked.roles.join(', ')}.`);
    },
  },
  'operators close': activeCommand('close', 'Close an operator account and end its sessions; the audit stays.'),
  'operators open': activeCommand('open', 'Reopen a closed account.'),
  'operators reset': {
    usage: 'operators reset <username> [--email <address>] --why "..."',
    text: 'Send a one-use link for a new password and authenticator, and end all sessions.',
    words: { min: 1, max: 1 },
    options: { email: emailOption, why },
    async run(given) {
      const asked = {
        username: given.words[0] ?? '',
        email: given.option('email'),
        why: readReason(given, 'operators reset <username>'),
      };
      return outcomeText(await (await given.platform()).call(resetOperator, asked), 'gets a link by e-mail.');
    },
  },
};
