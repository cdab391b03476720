import {
  listReleaseHistory,
  listReleases,
  promoteRelease,
  type ReleaseName,
  releaseName,
  rollbackRelease,
} from '@portal/shared/contract/operator/release-calls';
import * as v from 'valibot';
import { CommandProblem } from './operator-client.ts';
import { publishPackage } from './publish-package.ts';
import { resumeCommand } from './resume-command.ts';
import type { Command } from './run-command.ts';
import { textTable } from './text-table.ts';
import { verifyLive } from './verify-live.ts';

const why = { type: 'string', text: 'reason, kept in the history' } as const;

export const releaseCommands: Readonly<Record<string, Command>> = {
  ...resumeCommand,
  publish: {
    usage: 'publish <name> [--version x.y.z] [--live]',
    text: 'Build one release from its folder and store it. It is not live yet.',
    words: { min: 1, max: 1 },
    options: {
      version: { type: 'string', text: 'instead of the version in its package.json' },
      live: { type: 'boolean', text: 'put it live at once' },
    },
    run: (input) => publishPackage(input, readName(input.words[0])),
  },
  list: {
    usage: 'list',
    text: 'All stored releases and what is live.',
    words: { min: 0, max: 0 },
    async run({ platform }) {
      const { sequence, releases } = await (await platform()).call(listReleases, {});
      const rows = releases.map((row) => [row.name, row.version, row.state, row.publishedAt, row.publishedBy]);
      return `Composition ${sequence}\n${textTable(['name', 'version', 'state', 'published', 'by'], rows)}`;
    },
  },
  promote: {
    usage: 'promote <name> <version> [--why "..."]',
    text: 'Put a stored version live for the next page load. Nothing is built or restarted.',
    words: { min: 2, max: 2 },
    options: { why },
    async run({ platform, words, option }) {
      const version = words[1] ?? '';
      const input = { name: readName(words[0]), version, why: option('why') };
      return liveText(await (await platform()).call(promoteRelease, input));
    },
  },
  rollback: {
    usage: 'rollback <name> [--to x.y.z] --why "..."',
    text: 'Put the version live that was live before. Nothing is built or restarted.',
    words: { min: 1, max: 1 },
    options: { to: { type: 'string', text: 'this version instead' }, why },
    async run({ platform, words, option }) {
      const reason = option('why');
      if (!reason) throw new CommandProblem('invalid_input', 'Say why:  rollback <name> --why "..."');
      const input = { name: readName(words[0]), to: option('to'), why: reason };
      return liveText(await (await platform()).call(rollbackRelease, input));
    },
  },
  history: {
    usage: 'history',
    text: 'Who put what live, when and why; the newest first.',
    words: { min: 0, max: 0 },
    async run({ platform }) {
      const { list } = await (await platform()).call(listReleaseHistory, {});
      const rows = list.map((row) => [String(row.sequence), row.at, row.who, row.act, row.name, row.version, row.why]);
      return textTable(['sequence', 'at', 'who', 'act', 'name', 'version', 'why'], rows);
    },
  },
  verify: {
    usage: 'verify [--address http://...]',
    text: 'Check the live composition as a browser would: signature, expiry, and the hash of every live file.',
    words: { min: 0, max: 0 },
    options: { address: { type: 'string', text: 'address of players (default: the product of this data folder)' } },
    run: verifyLive,
  },
};

function readName(text: string | undefined): ReleaseName {
  const result = v.safeParse(releaseName, text);
  if (result.success) return result.output;
  throw new CommandProblem('invalid_input', `${text} is no release. There are: ${releaseName.options.join(', ')}.`);
}

function liveText(change: { sequence: number; name: string; live: string }): string {
  return `${change.name} ${change.live} is live with composition ${change.sequence}.`;
}
