import {
  approveRedemption,
  getOperatorRedemption,
  listOperatorRedemptions,
  type OperatorRedemption,
  rejectRedemption,
} from '@portal/shared/contract/rewards/operator-redemptions';
import { redemptionState } from '@portal/shared/contract/rewards/redemption';
import { CommandProblem } from './operator-client.ts';
import { changeOptions, pageOption, readOneOf, readPage, readWhy } from './read-words.ts';
import type { Command } from './run-command.ts';
import { pageTable, textTable } from './text-table.ts';

const { why } = changeOptions;
const piecesOf = ({ quantity, name }: OperatorRedemption) => `${quantity} x ${name}`;

/** Presents of the points mall that members have applied for. */
export const redemptionCommands: Readonly<Record<string, Command>> = {
  'redemptions list': {
    usage: 'redemptions list [--state s] [--member <account or id>] [--page n]',
    text: 'Redemptions of points; the newest first.',
    words: { min: 0, max: 0 },
    options: {
      state: { type: 'string', text: 'in_process, rejected, approved' },
      member: { type: 'string', text: 'account or id' },
      page: pageOption,
    },
    async run(input) {
      const page = readPage(input);
      const which = { state: readOneOf(input, 'state', redemptionState.options), member: input.option('member') };
      const { list, totalPages } = await (await input.platform()).call(listOperatorRedemptions, { ...which, ...page });
      const rows = list.map((row) => [row.id, row.account, row.state, piecesOf(row), `${row.points}`, row.appliedAt]);
      return pageTable(['id', 'member', 'state', 'present', 'points', 'applied'], rows, { ...page, totalPages });
    },
  },
  'redemptions show': {
    usage: 'redemptions show <id>',
    text: 'One with the address and number it goes to. Leaves a line in the audit.',
    words: { min: 1, max: 1 },
    async run({ platform, words }) {
      const found = await (await platform()).call(getOperatorRedemption, { id: words[0] ?? '' });
      return textTable(
        ['redemption', ''],
        [
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
        ],
      );
    },
  },
  'redemptions approve': {
    usage: 'redemptions approve <id> --remark "..."',
    text: 'It is on its way; the member reads the remark. The money of a bonus is paid.',
    words: { min: 1, max: 1 },
    options: { remark: { type: 'string', text: 'such as the number of the parcel' } },
    async run(input) {
      const remark = input.option('remark');
      if (!remark)
        throw new CommandProblem('invalid_input', 'Say how it goes:  redemptions approve <id> --remark "..."');
      const row = await (await input.platform()).call(approveRedemption, { id: input.words[0] ?? '', remark });
      return `${piecesOf(row)} for ${row.account} is approved.`;
    },
  },
  'redemptions reject': {
    usage: 'redemptions reject <id> --why "..."',
    text: 'The points go back; the member reads why.',
    words: { min: 1, max: 1 },
    options: { why },
    async run(input) {
      const reason = readWhy(input, 'redemptions reject <id>');
      const row = await (await input.platform()).call(rejectRedemption, { id: input.words[0] ?? '', why: reason });
      return `${piecesOf(row)} for ${row.account} is rejected; ${row.points} points are back.`;
    },
  },
};
