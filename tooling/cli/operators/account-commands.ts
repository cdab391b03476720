import { randomBytes } from 'node:crypto';
import {
  addOperator,
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

const { why } = changeOptions;
const rolesOption = { type: 'string', text: `one or more of ${operatorRoles.join(', ')}` } as const;

function rolesOf({ option }: CommandInput) {
  const names = (option('roles') ?? '').split(',').map((name) => name.trim());
  const found = v.safeParse(v.array(v.picklist(operatorRoles)), names);
  if (!found.success) throw new CommandProblem('invalid_input', `Name the roles:  --roles ${operatorRoles.join(',')}`);
  return found.output;
}

/** A first password of 120 bits; the platform has its owner change it at the first login. */
const firstPassword = () => randomBytes(15).toString('base64url');

const credentialsTable = (username: string, password: string, secret: string) =>
  textTable(
    ['shown only once', ''],
    [
      ['username', username],
      ['password', password],
      ['authenticator secret', secret],
    ],
  );

function activeCommand(word: 'close' | 'open', text: string): Command {
  return {
    usage: `operators ${word} <username> --why "..."`,
    text,
    words: { min: 1, max: 1 },
    options: { why },
    async run(given) {
      const username = given.words[0] ?? '';
      const isActive = word === 'open';
      await (await given.platform()).call(setOperatorActive, {
        username,
        isActive,
        why: readReason(given, `operators ${word} <username>`),
      });
      return `${username} is ${isActive ? 'open' : 'closed'}.`;
    },
  };
}

/** Operators themselves: for admins. */
export const accountCommands: Readonly<Record<string, Command>> = {
  'operators list': {
    usage: 'operators list',
    text: 'Operators with their roles.',
    words: { min: 0, max: 0 },
    async run({ platform }) {
      const { operators } = await (await platform()).call(listOperators, {});
      const stateOf = (row: (typeof operators)[number]) =>
        !row.isActive ? 'closed' : row.lockedUntil ? `locked until ${row.lockedUntil}` : 'open';
      const rows = operators.map((row) => [row.username, stateOf(row), row.roles.join(', '), row.lastSeenAt ?? '']);
      return textTable(['operator', 'state', 'roles', 'last seen'], rows);
    },
  },
  'operators add': {
    usage: 'operators add <username> --roles a,b --why "..."',
    text: 'Add an operator with a first password and an authenticator secret, shown only once. The first login requires a new password.',
    words: { min: 1, max: 1 },
    options: { roles: rolesOption, why },
    async run(given) {
      const password = firstPassword();
      const asked = {
        username: given.words[0] ?? '',
        password,
        roles: rolesOf(given),
        why: readReason(given, 'operators add <username> --roles a,b'),
      };
      const { username, secondFactorSecret } = await (await given.platform()).call(addOperator, asked);
      return credentialsTable(username, password, secondFactorSecret);
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
      const { username, roles } = await (await given.platform()).call(setOperatorRoles, asked);
      return `${username} is now ${roles.join(', ')}.`;
    },
  },
  'operators close': activeCommand('close', 'Close an operator account and end its sessions; the audit stays.'),
  'operators open': activeCommand('open', 'Reopen a closed account.'),
  'operators reset': {
    usage: 'operators reset <username> --why "..."',
    text: 'Create a new first password and authenticator secret, and end all sessions.',
    words: { min: 1, max: 1 },
    options: { why },
    async run(given) {
      const password = firstPassword();
      const asked = { username: given.words[0] ?? '', password, why: readReason(given, 'operators reset <username>') };
      const { username, secondFactorSecret } = await (await given.platform()).call(resetOperator, asked);
      return credentialsTable(username, password, secondFactorSecret);
    },
  },
};
