import { type ContentKind, contentKinds } from '@portal/shared/contract/content/content-documents';
import {
  getContent,
  listContent,
  listContentHistory,
  removeContent,
  setContent,
  undoContent,
  uploadPicture,
} from '@portal/shared/contract/content/operator-content';
import { CommandProblem } from '../command/operator-client.ts';
import { changeOptions, readBytes, readJson, readNumber, readReason } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';

const { why, version } = changeOptions;
const position = { type: 'string', text: 'position within its kind; last by default' } as const;

/** Commands about content: banners, announcements, help, promotions, VIP levels, gifts of the points mall. */
export const contentCommands: Readonly<Record<string, Command>> = {
  'content list': {
    usage: 'content list <kind>',
    text: `Documents of a kind in their order. Kinds: ${contentKinds.join(', ')}.`,
    words: { min: 1, max: 1 },
    async run({ platform, words }) {
      const { items } = await (await platform()).call(listContent, { kind: readKind(words[0]) });
      const rows = items.map(({ position: order, id, version: number, changedBy, value }) => {
        const text = JSON.stringify(value);
        return [String(order), id, String(number), changedBy, text.length > 80 ? `${text.slice(0, 79)}…` : text];
      });
      return textTable(['position', 'id', 'version', 'by', 'document'], rows);
    },
  },
  'content get': {
    usage: 'content get <kind> <id>',
    text: 'One document as JSON; content set takes its "value".',
    words: { min: 2, max: 2 },
    async run({ platform, words }) {
      return JSON.stringify(await (await platform()).call(getContent, readTarget(words)), null, 2);
    },
  },
  'content set': {
    usage: 'content set <kind> <id> <json | file | -> --why "..."',
    text: 'Write a document: JSON as an argument, from a file, or - for standard input.',
    words: { min: 3, max: 3 },
    options: { why, position, version },
    async run(input) {
      const target = readTarget(input.words);
      const reason = readReason(input, 'content set <kind> <id> <json | file | ->');
      const change = { position: readNumber(input, 'position'), version: readNumber(input, 'version') };
      const value = await readJson(input.words[2] ?? '');
      const stored = await (await input.platform()).call(setContent, { ...target, ...change, value, why: reason });
      return `${stored.kind} ${stored.id} is stored at position ${stored.position} (version ${stored.version}).`;
    },
  },
  'content remove': {
    usage: 'content remove <kind> <id> --why "..."',
    text: 'Remove a document; restore it with: content undo',
    words: { min: 2, max: 2 },
    options: { why },
    async run(input) {
      const target = readTarget(input.words);
      const reason = readReason(input, 'content remove <kind> <id>');
      await (await input.platform()).call(removeContent, { ...target, why: reason });
      return `${target.kind} ${target.id} is removed.`;
    },
  },
  'content history': {
    usage: 'content history <kind> <id>',
    text: 'Every version of a document, newest first.',
    words: { min: 2, max: 2 },
    async run({ platform, words }) {
      const { versions } = await (await platform()).call(listContentHistory, readTarget(words));
      const rows = versions.map(({ version: number, at, who, why: reason, value }) => [
        ...[String(number), at, who, reason],
        value === null ? '(taken away)' : JSON.stringify(value),
      ]);
      return textTable(['version', 'at', 'who', 'why', 'document'], rows);
    },
  },
  'content undo': {
    usage: 'content undo <kind> <id> --why "..."',
    text: 'Restore the previous version. Repeat to undo that.',
    words: { min: 2, max: 2 },
    options: { why },
    async run(input) {
      const target = readTarget(input.words);
      const reason = readReason(input, 'content undo <kind> <id>');
      const { version: number, isShown } = await (await input.platform()).call(undoContent, { ...target, why: reason });
      const state = isShown ? 'is restored' : 'is removed again';
      return `${target.kind} ${target.id} ${state} (version ${number}).`;
    },
  },
  'picture upload': {
    usage: 'picture upload <file> --why "..."',
    text: 'Store a picture (PNG, JPEG, WebP; at most 5 MB and 25 megapixels) and print its address for documents.',
    words: { min: 1, max: 1 },
    options: { why },
    async run(input) {
      const reason = readReason(input, 'picture upload <file>');
      const data = (await readBytes(input.words[0] ?? '')).toString('base64');
      const { url, width, height } = await (await input.platform()).call(uploadPicture, { data, why: reason });
      return `${url} (${width} x ${height})`;
    },
  },
};

function readTarget(words: readonly string[]): { kind: ContentKind; id: string } {
  return { kind: readKind(words[0]), id: words[1] ?? '' };
}

function readKind(word: string | undefined): ContentKind {
  const kind = contentKinds.find((name) => name === word);
  if (kind) return kind;
  throw new CommandProblem('invalid_input', `${word} is not a kind of content. Kinds: ${contentKinds.join(', ')}.`);
}
