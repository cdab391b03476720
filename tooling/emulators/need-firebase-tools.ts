import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../webpack/workspace.ts';

/** Pinned: its Auth emulator is what the journeys through the identity provider run against. */
const version = '15.34.2';
const folder = join(root, '.cache', `firebase-tools-${version}`);
const command = join(folder, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');

/**
 * Path of the emulator suite's command. It weighs 220 MB and only tests use it, so it is no dependency of the product
 * and is installed here when it is needed first. Throws when the registry does not give it.
 */
export async function needFirebaseTools(): Promise<string> {
  if (existsSync(command)) return command;
  console.log(`installing firebase-tools ${version} for the tests`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const flags = ['--omit=dev', '--omit=optional', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await promisify(execFile)('npm', ['install', `firebase-tools@${version}`, ...flags], { cwd: folder });
  return command;
}
