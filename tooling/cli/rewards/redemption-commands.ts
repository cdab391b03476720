import {
  approveRedemption,
  getOperatorRedemption,
  listOperatorRedemptions,
  type OperatorRedemption,
  rejectRedemption,
} from '@portal/shared/contract/rewards/operator-redemptions';
import { redemptionState } from '@portal/shared/contract/rewards/redemption';
import { listCommand, memberOption, proposed, showCommand } from '../command/common-commands.ts';
import { CommandProblem } from '../command/operator-client.ts';
import { changeOptions, readOneOf, readReason } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';

const { why } = changeOptions;
const piecesOf = ({ quantity, name }: OperatorRedemption) => `${quantity} x ${name}`;

/** Presents of the points mall that members have applied for. */
export const redemptionCommands: Readonly<Record<string, Command>> = {
  'redemptions list': listCommand({
    usage: 'redemptions list [--state s] [--member <account or id>]',
    text: 'Redemptions of points, newest first.',
    options: { state: { type: 'string', text: 'in_process, rejected, approved' }, member: memberOption },
    head: ['id', 'member', 'state', 'present', 'points', 'applied'],
    ask(client, page, input) {
      const which = { state: readOneOf(input, 'state', redemptionState.options), member: input.option('member') };
      return client.call(listOperatorRedemptions, { ...which, ...page });
    },
    row: (row) => [row.id, row.account, row.state, piecesOf(row), `${row.points}`, row.appliedAt],
  }),
  'redemptions show': showCommand({
    usage: 'redemptions show <id>',
    text: 'One redemption with address and phone number. Writes an audit line.',
    async show(client, id) {
      const found = await client.call(getOperatorRedemption, { id });
      const facts = [
        ['id', found.id],
        ['member', found.account],
        ['state', found.state],
        ['present', piecesOf(found)],
        ['points', `${found.points}`],
        ['money', found.amount],
        ['address', found.address],
        ['mobile', found.mobile],
        ['remark', found.remark],
        ['applied', found.appliedAt],
      ];
      return textTable(['redemption', ''], facts);
    },
  }),
  'redemptions approve': {
    usage: 'redemptions approve <id> --remark "..."',
    text: 'Approve a redemption; the member sees the remark. A bonus is proposed, and paid when another operator accepts.',
    words: { min: 1, max: 1 },
    options: { remark: { type: 'string', text: 'such as the tracking number' } },
    async run(input) {
      const remark = input.option('remark');
      if (!remark) throw new CommandProblem('invalid_input', 'Give a remark:  redemptions approve <id> --remark "..."');
      const row = await (await input.platform()).call(approveRedemption, { id: input.words[0] ?? '', remark });
      if (row.approvalRequest) return proposed(row.approvalRequest.id);
      return `${piecesOf(row)} for ${row.account} is approved.`;
    },
  },
  'redemptions reject': {
    usage: 'redemptions reject <id> --why "..."',
    text: 'Reject a redemption: points return, the member sees the reason.',
    words: { min: 1, max: 1 },
    options: { why },
    async run(input) {
      const reason = readReason(input, 'redemptions reject <id>');
      const row = await (await input.platform()).call(rejectRedemption, { id: input.words[0] ?? '', why: reason });
      return `${piecesOf(row)} for ${row.account} is rejected; ${row.points} points are returned.`;
    },
  },
};
