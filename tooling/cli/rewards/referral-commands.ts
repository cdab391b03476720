import { listWithheldReferrals } from '@portal/shared/contract/rewards/operator-referral';
import { listCommand, memberOption } from '../command/common-commands.ts';
import type { Command } from '../command/run-command.ts';

/** Commands about referrals, to explain why nothing was given. */
export const referralCommands: Readonly<Record<string, Command>> = {
  'referrals withheld': listCommand({
    usage: 'referrals withheld [--member <account or id>]',
    text: 'Friends who bring nothing, since they share an address, a bank account or a contact with who invited them.',
    options: { member: memberOption },
    head: ['inviter', 'friend', 'in common', 'invited', 'decided'],
    ask: (client, page, input) => client.call(listWithheldReferrals, { member: input.option('member'), ...page }),
    row: (row) => [row.inviter, row.friend, row.reason.replace('_', ' '), row.invitedAt, row.at],
  }),
};
