import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import {
  listReleaseHistory,
  listReleases,
  promoteRelease,
  releaseName,
  resumeReleases,
  rollbackRelease,
} from '@portal/shared/contract/releases/releases';
import { CommandProblem } from '../command/operator-client.ts';
import type { Command } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';
import { freezeCommands, freezeText } from './freeze-commands.ts';
import { pruneCommand } from './prune-command.ts';
import { readName } from './read-release.ts';
import { promoteSet, rollbackSet } from './release-set.ts';
import { releaseStateOf } from './release-state.rules.ts';
import { sbomCommand } from './sbom-command.ts';
import { verifyLive } from './verify-live.ts';

const why = { type: 'string', text: 'reason, stored in the history' } as const;

/** After a restore (docs/operations.md): browsers refuse a composition older than one they have seen. */
const resumeCommand: Readonly<Record<string, Command>> = {
  resume: {
    usage: 'resume --above <sequence> --why "..."',
    text: 'After a restore: continue above the sequence that browsers have seen. Live versions stay.',
    words: { min: 0, max: 0 },
    options: {
      above: { type: 'string', text: 'highest sequence that a browser may have seen' },
      why: { type: 'string', text: 'reason, stored in the history' },
    },
    async run({ platform, option }) {
      const [above, why] = [option('above') ?? '', option('why')];
      if (!/^\d{1,10}$/.test(above) || !why)
        throw new CommandProblem('invalid_input', 'Give both:  resume --above <sequence> --why "..."');
      const { sequence } = await (await platform()).call(resumeReleases, { above: Number(above), why });
      return `Composition ${sequence} is live with the same versions as before.`;
    },
  },
};

export const releaseCommands: Readonly<Record<string, Command>> = {
  ...resumeCommand,
  ...pruneCommand,
  ...sbomCommand,
  list: {
    usage: 'list',
    text: 'Stored releases, live versions with their shares, and a freeze if there is one.',
    words: { min: 0, max: 0 },
    async run({ platform }) {
      const { sequence, freeze, releases } = await (await platform()).call(listReleases, {});
      const rows = releases.map((row) => [
        ...[row.name, row.version, row.state],
        ...[row.percent === undefined ? '' : `${row.percent} %`, row.publishedAt, row.publishedBy],
      ]);
      const head = [`Composition ${sequence}`, ...(freeze ? [freezeText(freeze)] : [])];
      return [...head, textTable(['name', 'version', 'state', 'share', 'published', 'by'], rows)].join('\n');
    },
  },
  promote: {
    usage: 'promote <name> <version> [--percent n] [--why "..."]   or   promote <name@version> <name@version> ...',
    text: 'Promote a stored version, or several together, for the next page loads. Builds and restarts nothing.',
    words: { min: 2, max: releaseName.options.length },
    options: {
      percent: { type: 'string', text: 'share of the visitors as a candidate; repeat to raise it' },
      why,
    },
    async run({ platform, words, option }) {
      if (words[0]?.includes('@')) return promoteSet(await platform(), words, reasonOfSet(option));
      if (words.length > 2) throw new CommandProblem('invalid_input', 'For several, give name@version each.');
      const version = words[1] ?? '';
      const percent = readPercent(option('percent'));
      const name = readName(words[0]);
      const client = await platform();
      const from = releaseStateOf((await client.call(listReleases, {})).releases, name);
      return liveText(await client.call(promoteRelease, { name, version, percent, why: option('why'), from }));
    },
  },
  rollback: {
    usage: 'rollback <name> [<name> ...] [--to x.y.z] [--despite-freeze] [--despite-misfit] --why "..."',
    text: 'Remove the candidate or, without one, restore the previous live version. Several names (or name@version) roll back together.',
    words: { min: 1, max: releaseName.options.length },
    options: {
      to: { type: 'string', text: 'this version instead' },
      'despite-freeze': { type: 'boolean', text: 'while releases are frozen' },
      'despite-misfit': { type: 'boolean', text: 'although incompatible with the live set' },
      why,
    },
    async run({ platform, words, option, isOn }) {
      const reason = option('why');
      if (!reason) throw new CommandProblem('invalid_input', 'Say why:  rollback <name> --why "..."');
      const despiteFreeze = isOn('despite-freeze') || undefined;
      const despiteMisfit = isOn('despite-misfit') || undefined;
      if (words.length > 1 || words[0]?.includes('@')) {
        if (option('to') !== undefined)
          throw new CommandProblem('invalid_input', 'For several, give name@version each.');
        return rollbackSet(await platform(), words, { why: reason, despiteFreeze, despiteMisfit });
      }
      const name = readName(words[0]);
      const client = await platform();
      // Sends the live version that was read, so that of two concurrent rollbacks only one applies.
      const from = releaseStateOf((await client.call(listReleases, {})).releases, name);
      const input = { name, to: option('to'), why: reason, despiteFreeze, despiteMisfit, from };
      return liveText(await client.call(rollbackRelease, input));
    },
  },
  ...freezeCommands,
  history: {
    usage: 'history',
    text: 'Promotions and rollbacks with operator, time and reason, newest first.',
    words: { min: 0, max: 0 },
    async run({ platform }) {
      const { list } = await (await platform()).call(listReleaseHistory, {});
      const rows = list.map(({ sequence, percent, ...row }) => [
        ...[String(sequence), row.at, row.who, row.act],
        ...[row.name, row.version, `${percent} %`, row.why],
      ]);
      return textTable(['sequence', 'at', 'who', 'act', 'name', 'version', 'share', 'why'], rows);
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

/** A share of a set is not there: what needs each other has to come to the same visitors. */
function reasonOfSet(option: (name: string) => string | undefined): string | undefined {
  if (option('percent') === undefined) return option('why');
  throw new CommandProblem('invalid_input', 'Several releases go live for all at once. Leave --percent out.');
}

function readPercent(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = /^\d{1,3}%?$/.test(text) ? Number.parseInt(text, 10) : 0;
  if (percent >= 1 && percent <= 100) return percent;
  throw new CommandProblem('invalid_input', `${text} is not a share. Give a whole percent from 1 to 100.`);
}

function liveText({ name, live, candidate, sequence }: CallOutput<typeof promoteRelease>): string {
  const share = candidate && `${candidate.percent} % get ${candidate.version}, the others ${live}`;
  return share
    ? `${name}: ${share}, with composition ${sequence}.`
    : `${name} ${live} is live with composition ${sequence}.`;
}
