import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ReleaseName, releaseName, releaseVersion } from '@portal/shared/contract/releases/releases';
import * as v from 'valibot';
import { CommandProblem } from '../command/operator-client.ts';

const packageFile = v.object({ name: v.pipe(v.string(), v.startsWith('@portal/')) });

/** The name of a release as it was typed. */
export function readName(text: string | undefined): ReleaseName {
  const result = v.safeParse(releaseName, text);
  if (result.success) return result.output;
  throw new CommandProblem('invalid_input', `${text} is not a release. Releases: ${releaseName.options.join(', ')}.`);
}

/** The same, or by default the package name in the current folder. */
export function readNameOrFolder(text: string | undefined, folder = process.cwd()): ReleaseName {
  if (text !== undefined) return readName(text);
  const name = packageNameIn(folder);
  if (name) return readName(name);
  throw new CommandProblem('invalid_input', 'Name the release, or run the command in its folder.');
}

export function readVersion(text: string): string {
  const result = v.safeParse(releaseVersion, text);
  if (result.success) return result.output;
  throw new CommandProblem('invalid_input', `${text} is not a version. Give three numbers, such as 1.2.3.`);
}

function packageNameIn(folder: string): string | undefined {
  try {
    const { name } = v.parse(packageFile, JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
    return name.slice('@portal/'.length);
  } catch {
    return undefined;
  }
}
