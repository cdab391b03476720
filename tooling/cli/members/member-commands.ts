import {
  endMemberSessions,
  findMember,
  listMembers,
  memberStates,
  removeMemberPasskey,
  setMemberState,
  takeAuthenticator,
} from '@portal/shared/contract/accounts/operator-members';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { listCommand } from '../command/common-commands.ts';
import { changeOptions, readNumber, readOneOf, readReason } from '../command/read-options.ts';
import type { Command, CommandInput } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';

const { why } = changeOptions;

/** A command that does something to one member, whose account or id is its word. */
function act(
  name: string,
  text: string,
  run: (given: CommandInput, member: string, reason: string) => Promise<string>,
) {
  const usage = `member ${name} <account or id>`;
  const command: Command = {
    usage: `${usage} --why "..."`,
    text,
    words: { min: 1, max: 1 },
    options: { why },
    run: (given) => run(given, given.words[0] ?? '', readReason(given, usage)),
  };
  return command;
}

const stateCommand = (name: 'close' | 'open', state: 'closed' | 'open', text: string) =>
  act(name, text, async (given, member, reason) => {
    const changed = await (await given.platform()).call(setMemberState, { member, state, why: reason });
    return `${changed.account} is ${changed.state}.${changed.state === 'closed' ? endedText(changed) : ''}`;
  });

/** Commands of customer service. */
export const memberCommands: Readonly<Record<string, Command>> = {
  'member list': listCommand({
    usage: 'member list [--search p] [--type n] [--state s]',
    text: 'Members by account, with type, state and main wallet balance.',
    options: {
      search: { type: 'string', text: 'prefix of the account' },
      type: { type: 'string', text: '0 player, 1 top agent, 2 agent, 4 trial, 41 and 42 branches of the operator' },
      state: { type: 'string', text: memberStates.join(' or ') },
    },
    head: ['account', 'id', 'type', 'state', 'balance', 'registered', 'last login'],
    ask: (client, page, input) =>
      client.call(listMembers, {
        search: input.option('search'),
        type: readNumber(input, 'type'),
        state: readOneOf(input, 'state', memberStates),
        ...page,
      }),
    row: ({ account, memberId, type, state, balance, registeredAt, lastLoginAt = 'never' }) => [
      ...[account, memberId, String(type), state, balance, registeredAt, lastLoginAt],
    ],
  }),
  'member show': {
    usage: 'member show <account or id>',
    text: 'State, balance, contacts (masked), protections and active sessions of a member.',
    words: { min: 1, max: 1 },
    async run({ platform, words }) {
      return shown(await (await platform()).call(findMember, { member: words[0] ?? '' }));
    },
  },
  'member close': stateCommand(
    'close',
    'closed',
    'Close an account: no login, session or new bet. Open rounds are settled; the balance stays.',
  ),
  'member open': stateCommand('open', 'open', 'Reopen a closed account.'),
  'member sessions': act(
    'sessions',
    'End all sessions of a member, remembered logins included.',
    async (given, member, reason) => {
      const ended = await (await given.platform()).call(endMemberSessions, { member, why: reason });
      return `${ended.account}:${endedText(ended)}`;
    },
  ),
  'member authenticator': act(
    'authenticator',
    'Remove a lost authenticator and end the sessions; the member is notified at a verified contact.',
    async (given, member, reason) => {
      const removed = await (await given.platform()).call(takeAuthenticator, { member, why: reason });
      return `${removed.account} has no authenticator now.${endedText(removed)}`;
    },
  ),
  'member passkey': {
    usage: 'member passkey <account or id> <passkey> --why "..."',
    text: 'Remove a passkey of a lost device, by its id, and end the sessions; the member is notified at a verified contact.',
    words: { min: 2, max: 2 },
    options: { why },
    async run(given) {
      const reason = readReason(given, 'member passkey <account or id> <passkey>');
      const [member = '', id = ''] = given.words;
      const removed = await (await given.platform()).call(removeMemberPasskey, { member, id, why: reason });
      return `The passkey ${removed.name} of ${removed.account} is removed.${endedText(removed)}`;
    },
  },
};

const endedText = ({ sessionsEnded }: { sessionsEnded: number }) =>
  ` ${sessionsEnded} ${sessionsEnded === 1 ? 'session' : 'sessions'} ended.`;

function shown({
  sessions,
  passkeys = [],
  balance,
  vendorWallets = [],
  ...member
}: CallOutput<typeof findMember>): string {
  const yes = (isThere: boolean) => (isThere ? 'yes' : 'no');
  const facts = [
    ['account', member.account],
    ['id', member.memberId],
    ['nickname', member.nickname],
    ['type', String(member.type)],
    ['state', member.state],
    ...(balance === undefined ? [] : [['balance', balance]]),
    ...vendorWallets.map((wallet) => [`wallet at ${wallet.vendor}`, wallet.balance]),
    ['registered', member.registeredAt],
    ['last login', member.lastLoginAt ?? 'never'],
    ['mobile', member.mobile ?? 'none'],
    ['e-mail', member.email ?? 'none'],
    ['login password', yes(member.hasPassword)],
    ['payment password', yes(member.hasPaymentPassword)],
    ['authenticator', yes(member.hasAuthenticator)],
  ];
  const rows = sessions.map(({ startedAt, lastSeenAt, address, device }) => [startedAt, lastSeenAt, address, device]);
  const list = rows.length > 0 ? textTable(['session since', 'last seen', 'address', 'device'], rows) : 'No session.';
  const keys = passkeys.map(({ name, id, createdAt, lastUsedAt = 'never' }) => [name, id, createdAt, lastUsedAt]);
  const keyList = keys.length > 0 ? `\n\n${textTable(['passkey', 'id', 'added', 'last used'], keys)}` : '';
  return `${textTable(['member', ''], facts)}${keyList}\n\n${list}`;
}
