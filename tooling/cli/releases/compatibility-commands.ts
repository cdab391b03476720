import path from 'node:path';
import { packageVersion, root } from '@portal/build/webpack/workspace';
import { reaches } from '@portal/platform/modules/releases/compatibility/surfaces/version-step.rules';
import { manifestFile } from '@portal/platform/modules/releases/publishing/release-files.rules';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { canPromote, canRollBack } from '@portal/shared/contract/releases/compatibility';
import { contractFileName } from '@portal/shared/contract/releases/contract-surface';
import type { ReleaseName } from '@portal/shared/contract/releases/releases';
import { CommandProblem } from '../command/operator-client.ts';
import type { Command, CommandInput } from '../command/run-command.ts';
import { buildFiles } from '../publishing/built-files.ts';
import { checkSigned } from '../publishing/check-signed.ts';
import { keysOf } from '../publishing/publish-release.ts';
import { squadAccess, squadOptions } from '../publishing/squad-access.ts';
import { readName, readVersion } from './read-release.ts';

type Judged = Pick<CallOutput<typeof canRollBack>, 'name' | 'version' | 'sets' | 'nearest'>;
type Change = CallOutput<typeof canPromote>['change'];

const version = { type: 'string', text: 'instead of the version in its package.json' } as const;

/** "Can I publish, can I roll back": they build and ask, and store nothing. A no is exit code 1. */
export const compatibilityCommands: Readonly<Record<string, Command>> = {
  'can-publish': {
    usage: 'can-publish <name> [--version x.y.z] [--key squad-key.json --address https://...]',
    text: 'Build a release and check whether version and contract are compatible. Stores nothing.',
    words: { min: 1, max: 1 },
    options: { version, ...squadOptions },
    async run(input) {
      const answer = await checkUnpublished(input, readName(input.words[0]));
      const text = `${changeText(answer)}\n${compatibilityText(answer)}`;
      if (!reaches(answer.version, answer.change.lowest)) throw new CommandProblem('release_version_wrong', text);
      if (breaksNow(answer)) throw new CommandProblem('release_does_not_fit', text);
      return text;
    },
  },
  'can-roll-back': {
    usage: 'can-roll-back <name> [--to x.y.z]',
    text: 'Check whether an earlier version is compatible with the live set. Changes nothing.',
    words: { min: 1, max: 1 },
    options: { to: { type: 'string', text: 'another version than the default target of a rollback' } },
    async run({ platform, words, option }) {
      const answer = await (await platform()).call(canRollBack, { name: readName(words[0]), to: option('to') });
      const text = `${answer.name} ${answer.version}\n${compatibilityText(answer)}`;
      if (breaksNow(answer)) throw new CommandProblem('release_does_not_fit', text);
      return text;
    },
  },
  check: {
    usage: 'check <name> [--version x.y.z] [--key squad-key.json --address https://...]',
    text: 'Build a release and show its change since the last one, and the lowest version allowed.',
    words: { min: 1, max: 1 },
    options: { version, ...squadOptions },
    run: async (input) => changeText(await checkUnpublished(input, readName(input.words[0]))),
  },
};

async function checkUnpublished(input: CommandInput, name: ReleaseName) {
  const squad = await squadAccess(input, name);
  // An unreachable platform is reported before the build, which takes some seconds.
  const platform = squad ? undefined : await input.platform();
  const version = readVersion(input.option('version') ?? packageVersion(path.join(root, name)));
  const files = await buildFiles(name, version, name === 'shell' ? await keysOf(input) : undefined);
  const text = (file: string) => Buffer.from(files[file] ?? '', 'base64').toString('utf8');
  const unpublished = { manifest: text(manifestFile), contract: text(contractFileName) };
  const asked = { name, version, unpublished };
  if (squad) return checkSigned(squad, asked);
  return (platform ?? (await input.platform())).call(canPromote, asked);
}

function changeText({ name, version, change }: { name: string; version: string; change: Change }): string {
  const { level, since, lowest, because } = change;
  if (!since) return `${name} ${version}: no lower version is published.`;
  const verdict = reaches(version, lowest) ? '' : ` ${version} is too low.`;
  const head = `${name} ${version}: a ${level} change since ${since}; ${lowest} is the lowest version.${verdict}`;
  return [head, ...because.map((text) => `  ${text}`)].join('\n');
}

/** Each set with what breaks in it, and where to go instead. */
export function compatibilityText({ sets, nearest }: Judged): string {
  const lines = sets.flatMap(({ set, fits, misfits }) => [
    `${set}: ${fits ? 'compatible' : 'incompatible'}`,
    ...misfits.map(({ text }) => `  ${text}`),
  ]);
  const versions = Object.entries(nearest ?? {}).map(([name, version]) => `${name} ${version}`);
  return [...lines, ...(versions.length > 0 ? [`Compatible with ${versions.join(', ')}.`] : [])].join('\n');
}

/** A later rollback of others would give the previous set: a warning, not a reason to refuse. */
function breaksNow({ sets }: Judged): boolean {
  return sets.some(({ set, fits }) => set !== 'previous' && !fits);
}
