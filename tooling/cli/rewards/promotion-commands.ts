import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import {
  decidePromotionApplication,
  getPromotionApplication,
  getPromotionImage,
  listPromotionApplications,
  reviewPromotionApplication,
} from '@portal/shared/contract/rewards/operator-promotions';
import { participationState } from '@portal/shared/contract/rewards/promotions';
import {
  decideCommand,
  historyTable,
  listCommand,
  memberOption,
  proposed,
  showCommand,
} from '../command/common-commands.ts';
import { readOneOf } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';

const states = participationState.options.filter((state) => state !== 'joined');

const decide = (act: 'approve' | 'reject', text: string): Command =>
  decideCommand({
    usage: `promotions ${act} <id>`,
    text,
    async decide(client, decision) {
      const { state, account, approvalRequest } = await client.call(decidePromotionApplication, { ...decision, act });
      if (approvalRequest) return proposed(approvalRequest.id);
      return `The application of ${account} is ${state}.`;
    },
  });

/** Applications for promotions. */
export const promotionCommands: Readonly<Record<string, Command>> = {
  'promotions applications': listCommand({
    usage: 'promotions applications [--state s] [--promotion <id>] [--member <account or id>]',
    text: 'Applications for promotions, the longest waiting first.',
    options: {
      state: { type: 'string', text: states.join(', ') },
      promotion: { type: 'string', text: 'id of the promotion' },
      member: memberOption,
    },
    head: ['id', 'member', 'promotion', 'state', 'images', 'applied'],
    ask(client, page, input) {
      const which = { promotionId: input.option('promotion'), member: input.option('member') };
      return client.call(listPromotionApplications, { ...which, state: readOneOf(input, 'state', states), ...page });
    },
    row: (row) => [row.id, row.account, row.promotionId, row.state, String(row.images), row.at],
  }),
  'promotions show': showCommand({
    usage: 'promotions show <id>',
    text: 'One application with comment, images and history. Writes an audit line.',
    show: async (client, id) => shown(await client.call(getPromotionApplication, { id })),
  }),
  'promotions image': {
    usage: 'promotions image <id> <image id> <file.webp>',
    text: 'Save an image of an application to a file. Writes an audit line.',
    words: { min: 3, max: 3 },
    async run({ platform, words: [id = '', imageId = '', file = ''] }) {
      const { data } = await (await platform()).call(getPromotionImage, { id, imageId });
      await writeFile(path.resolve(file), Buffer.from(data, 'base64'));
      return `Written to ${file}.`;
    },
  },
  'promotions review': decideCommand({
    usage: 'promotions review <id>',
    text: 'Start the review; the member sees the new state.',
    async decide(client, decision) {
      const { account, state } = await client.call(reviewPromotionApplication, decision);
      return `The application of ${account} is in ${state}.`;
    },
  }),
  'promotions approve': decide(
    'approve',
    'Propose the approval of an application; another operator accepts, which gives the reward. Final.',
  ),
  'promotions reject': decide('reject', 'Reject an application; the member sees the reason. Final.'),
};

function shown(found: CallOutput<typeof getPromotionApplication>): string {
  const facts = [
    ['id', found.id],
    ['member', found.account],
    ['promotion', `${found.promotionId} (${found.title})`],
    ['state', `${found.state} (version ${found.version})`],
    ['comment', found.comment],
    ['given', found.amount ?? (found.points === undefined ? 'nothing' : `${found.points} points`)],
    ['reason', found.reason ?? ''],
    ['images', found.imageIds.join(' ') || 'none'],
  ];
  return [textTable(['application', ''], facts), historyTable(found.history)].join('\n\n');
}
