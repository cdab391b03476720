import { listWithheldReferrals } from '@portal/shared/contract/rewards/operator-referral';
import { listCommand, memberOption } from '../command/common-commands.ts';
import type { Command } from '../command/run-command.ts';

/** Commands about referrals, to explain why nothing was given. */
export const referralCommands: Readonly<Record<string, Command>> = {
  'referrals withheld': listCommand({
    usage: 'referrals withheld [--member <account or id>]',
    text: 'Invited friends without rewards, because they share an address, bank account or contact with the inviter.',
    options: { member: memberOption },
    head: ['inviter', 'friend', 'in common', 'invited', 'decided'],
    ask: (client, page, input) => client.call(listWithheldReferrals, { member: input.option('member'), ...page }),
    row: (row) => [row.inviter, row.friend, row.reason.replace('_', ' '), row.invitedAt, row.at],
  }),
};
