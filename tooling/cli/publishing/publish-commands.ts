import {
  addPublisherKey,
  listPublisherKeys,
  revokePublisherKey,
} from '@portal/shared/contract/releases/publisher-keys';
import { CommandProblem } from '../command/operator-client.ts';
import { changeOptions, readReason } from '../command/read-options.ts';
import type { Command, CommandInput } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';
import { readName, readNameOrFolder } from '../releases/read-release.ts';
import { publishPackage } from './publish-release.ts';
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
    text: 'Build and store one release (by default of this folder), without promoting it.',
    words: { min: 0, max: 1 },
    options: {
      version: { type: 'string', text: 'instead of the version in its package.json' },
      from: { type: 'string', text: 'a built folder, instead of building' },
      live: { type: 'boolean', text: 'promote it at once; not with a key' },
      ...squadOptions,
    },
    run: (input) => publishPackage(input, readNameOrFolder(input.words[0])),
  },
  'key new': {
    usage: 'key new <name> --file squad-key.json',
    text: 'Create a squad key on this machine and print the public half, which an operator adds.',
    words: { min: 1, max: 1 },
    options: { file: { type: 'string', text: 'file for the private half (mode 600)' } },
    async run(input) {
      const file = readFileOption(input, 'key new <name> --file squad-key.json');
      const key = await makeSquadKey(readName(input.words[0]), file);
      const lines = [`${file} has the private half: keep it secret.`, `Key ${key.kid}, public half:`];
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
      label: { type: 'string', text: 'owner of the key, shown in the history' },
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
    text: 'Keys of squads, including revoked ones.',
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
    text: 'Revoke a key. Its published releases stay.',
    words: { min: 1, max: 1 },
    options: { why: changeOptions.why },
    async run(input) {
      const asked = { kid: input.words[0] ?? '', why: readReason(input, 'key revoke <kid>') };
      const { name, label } = await (await input.platform()).call(revokePublisherKey, asked);
      return `${label} can no longer publish ${name}.`;
    },
  },
};
