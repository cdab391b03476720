import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CallOutput } from '@portal/shared/contract/define-call';
import {
  decidePromotionApplication,
  getPromotionApplication,
  getPromotionImage,
  listPromotionApplications,
  reviewPromotionApplication,
} from '@portal/shared/contract/rewards/promotion-operator-calls';
import { participationState } from '@portal/shared/contract/rewards/promotion-terms';
import { changeOptions, pageOption, readNumber, readOneOf, readPage, readWhy } from './read-words.ts';
import type { Command, CommandInput } from './run-command.ts';
import { pageTable, textTable } from './text-table.ts';

const { why, version } = changeOptions;
const states = participationState.options.filter((state) => state !== 'joined');

function decide(act: 'approve' | 'reject', text: string): Command {
  const usage = `promotions ${act} <id>`;
  return {
    ...{ usage: `${usage} --why "..."`, text, words: { min: 1, max: 1 }, options: { why, version } },
    async run(input) {
      const call = { ...read(input, usage), act };
      const { state, account } = await (await input.platform()).call(decidePromotionApplication, call);
      return `The application of ${account} is ${state}.`;
    },
  };
}

const read = (input: CommandInput, usage: string) => ({
  ...{ id: input.words[0] ?? '', why: readWhy(input, usage) },
  version: readNumber(input, 'version'),
});

/** Applications for promotions. */
export const promotionCommands: Readonly<Record<string, Command>> = {
  'promotions applications': {
    usage: 'promotions applications [--state s] [--promotion <id>] [--member <account or id>] [--page n]',
    text: 'Applications for promotions; those that wait for longest first.',
    words: { min: 0, max: 0 },
    options: {
      state: { type: 'string', text: states.join(', ') },
      promotion: { type: 'string', text: 'id of the promotion' },
      member: { type: 'string', text: 'account or id' },
      page: pageOption,
    },
    async run(input) {
      const page = readPage(input);
      const state = readOneOf(input, 'state', states);
      const which = { promotionId: input.option('promotion'), member: input.option('member'), state };
      const { list, totalPages } = await (await input.platform()).call(listPromotionApplications, {
        ...which,
        ...page,
      });
      const rows = list.map((row) => [row.id, row.account, row.promotionId, row.state, String(row.images), row.at]);
      return pageTable(['id', 'member', 'promotion', 'state', 'images', 'applied'], rows, { ...page, totalPages });
    },
  },
  'promotions show': {
    usage: 'promotions show <id>',
    text: 'One application with its comment, images and history. Leaves a line in the audit.',
    words: { min: 1, max: 1 },
    async run({ platform, words }) {
      return shown(await (await platform()).call(getPromotionApplication, { id: words[0] ?? '' }));
    },
  },
  'promotions image': {
    usage: 'promotions image <id> <image id> <file.webp>',
    text: 'Write an image of an application to a file, to be looked at. Leaves a line in the audit.',
    words: { min: 3, max: 3 },
    async run({ platform, words: [id = '', imageId = '', file = ''] }) {
      const { data } = await (await platform()).call(getPromotionImage, { id, imageId });
      await writeFile(path.resolve(file), Buffer.from(data, 'base64'));
      return `Written to ${file}.`;
    },
  },
  'promotions review': {
    usage: 'promotions review <id> --why "..."',
    text: 'Take an application up; its member sees that it is in process.',
    words: { min: 1, max: 1 },
    options: { why, version },
    async run(input) {
      const { account, state } = await (await input.platform()).call(
        reviewPromotionApplication,
        read(input, 'promotions review <id>'),
      );
      return `The application of ${account} is in ${state}.`;
    },
  },
  'promotions approve': decide('approve', 'Give what the terms of the promotion say. Final.'),
  'promotions reject': decide('reject', 'Reject an application; the reason is told to the member. Final.'),
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
  const events = found.history.map(({ at, act, state }) => [at, act, state]);
  return [textTable(['application', ''], facts), textTable(['at', 'what', 'state'], events)].join('\n\n');
}
