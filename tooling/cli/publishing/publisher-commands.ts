import { addPublisherKey, listPublisherKeys, revokePublisherKey } from '@portal/shared/contract/releases/publishers';
import { CommandProblem } from '../command/operator-client.ts';
import { changeOptions, readReason } from '../command/read-options.ts';
import type { Command, CommandInput } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';
import { readName, readNameOrFolder } from '../releases/read-release.ts';
import { publishPackage } from './publish-package.ts';
import { squadOptions } from './squad-access.ts';
import { makeSquadKey, publicHalf, readPublicHalf } from './squad-key.ts';

function readFileOption({ option }: CommandInput, usage: string): string {
  const file = option('file');
  if (file) return file;
  throw new CommandProblem('invalid_input', `Name the file:  ${usage}`);
}

/** Publishing, and the keys by which squads do it. */
export const publisherCommands: Readonly<Record<string, Command>> = {
  publish: {
    usage: 'publish [name] [--version x.y.z] [--from folder] [--live] [--key squad-key.json --address https://...]',
    text: 'Build one release (the one of this folder by default) and store it. It is not live yet.',
    words: { min: 0, max: 1 },
    options: {
      version: { type: 'string', text: 'instead of the version in its package.json' },
      from: { type: 'string', text: 'this built folder instead of a build' },
      live: { type: 'boolean', text: 'put it live at once; not with a key' },
      ...squadOptions,
    },
    run: (input) => publishPackage(input, readNameOrFolder(input.words[0])),
  },
  'key new': {
    usage: 'key new <name> --file squad-key.json',
    text: 'Make the key of a squad on this machine. The public half is printed, for an operator to add.',
    words: { min: 1, max: 1 },
    options: { file: { type: 'string', text: 'file that gets the private half (mode 600)' } },
    async run(input) {
      const file = readFileOption(input, 'key new <name> --file squad-key.json');
      const key = await makeSquadKey(readName(input.words[0]), file);
      const lines = [
        `${file} holds the private half: keep it as a secret of the squad.`,
        `Key ${key.kid}, public half:`,
      ];
      return [...lines, JSON.stringify(publicHalf(key))].join('\n');
    },
  },
  'key add': {
    usage: 'key add <name> --file public.pem --label "..." --why "..."',
    text: 'Let the holder of a key publish one release.',
    words: { min: 1, max: 1 },
    options: {
      file: {
        type: 'string',
        text: 'public half of the key, as "key new" prints it, a JWK or PEM; file, - or the text itself',
      },
      label: { type: 'string', text: 'whose it is; the history names it' },
      why: changeOptions.why,
    },
    async run(input) {
      const usage = 'key add <name> --file public.pem --label "..."';
      const [name, why, label] = [readName(input.words[0]), readReason(input, usage), input.option('label')];
      if (!label) throw new CommandProblem('invalid_input', `Say whose key it is:  ${usage}`);
      const key = await readPublicHalf(readFileOption(input, usage));
      const { kid } = await (await input.platform()).call(addPublisherKey, { name, label, key, why });
      return `${label} (${kid}) may publish ${name}.`;
    },
  },
  'key list': {
    usage: 'key list',
    text: 'Keys of squads, revoked ones too.',
    words: { min: 0, max: 0 },
    async run({ platform }) {
      const { list } = await (await platform()).call(listPublisherKeys, {});
      const state = (row: (typeof list)[number]) => (row.revokedAt ? `revoked ${row.revokedAt}` : 'live');
      const rows = list.map((row) => [
        row.name,
        row.label,
        row.kid,
        state(row),
        row.lastUsedAt ?? 'never',
        row.addedBy,
      ]);
      return textTable(['release', 'label', 'key', 'state', 'last used', 'added by'], rows);
    },
  },
  'key revoke': {
    usage: 'key revoke <kid> --why "..."',
    text: 'From now on the key publishes nothing. What it has published stays.',
    words: { min: 1, max: 1 },
    options: { why: changeOptions.why },
    async run(input) {
      const asked = { kid: input.words[0] ?? '', why: readReason(input, 'key revoke <kid>') };
      const { name, label } = await (await input.platform()).call(revokePublisherKey, asked);
      return `${label} publishes ${name} no more.`;
    },
  },
};
