import { endPreview, listPreviews, makePreview } from '@portal/shared/contract/releases/previews';
import { changeOptions, readNumber, readReason } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';
import { readName, readVersion } from './read-release.ts';

const minutesByDefault = 60;

/** Versions on the live portal for those who have the address. */
export const previewCommands: Readonly<Record<string, Command>> = {
  preview: {
    usage: 'preview <name> <version> [--minutes 60] --why "..."',
    text: 'Print an address that shows a stored version on the live portal for a limited time.',
    words: { min: 2, max: 2 },
    options: { minutes: { type: 'string', text: '5 to 10080 (a week); 60 by default' }, why: changeOptions.why },
    async run(input) {
      const why = readReason(input, 'preview <name> <version>');
      const [name, version] = [readName(input.words[0]), readVersion(input.words[1] ?? '')];
      const minutes = readNumber(input, 'minutes') ?? minutesByDefault;
      const made = await (await input.platform()).call(makePreview, { name, version, minutes, why });
      return `${made.url}\n${name} ${version} until ${made.expiresAt}. End it before:  preview end ${made.id} --why "..."`;
    },
  },
  'preview list': {
    usage: 'preview list',
    text: 'Open previews.',
    words: { min: 0, max: 0 },
    async run({ platform }) {
      const { list } = await (await platform()).call(listPreviews, {});
      const rows = list.map((row) => [row.id, row.name, row.version, row.expiresAt, row.madeBy, row.why]);
      return textTable(['id', 'release', 'version', 'until', 'by', 'why'], rows);
    },
  },
  'preview end': {
    usage: 'preview end <id> --why "..."',
    text: 'End a preview; the next page load shows the live version.',
    words: { min: 1, max: 1 },
    options: { why: changeOptions.why },
    async run(input) {
      const asked = { id: input.words[0] ?? '', why: readReason(input, 'preview end <id>') };
      await (await input.platform()).call(endPreview, asked);
      return 'Ended.';
    },
  },
};
