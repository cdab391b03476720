import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '@portal/build/webpack/workspace';
import * as v from 'valibot';
import { leaveWithParent } from '../start/processes/child.ts';
import { freePorts } from '../start/processes/ports.ts';

interface AuthEmulator {
  /** `localhost:9099`, as FIREBASE_AUTH_EMULATOR_HOST wants it: one site with the portal, as its frame needs storage. */
  host: string;
  stop(): Promise<void>;
}

/** A project whose name begins so never leaves the machine. */
export const emulatedProject = 'demo-portal';
// Ten seconds on a quiet machine.
const timeoutMs = 180_000;
const codes = v.object({ verificationCodes: v.array(v.object({ phoneNumber: v.string(), code: v.string() })) });

/** Google's own Auth emulator as a process of its own on free ports. Throws with its output when it does not come up. */
export async function startAuthEmulator(): Promise<AuthEmulator> {
  const command = await needFirebaseTools();
  const { platform: port, vendor: hubPort, operator: loggingPort } = await freePorts();
  const folder = await mkdtemp(join(tmpdir(), 'portal-auth-'));
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(configOf(port, hubPort, loggingPort)));
  const run = [...leaveWithParent, command, 'emulators:start', '--only', 'auth', '--project', emulatedProject];
  const child = spawn(process.execPath, run, {
    cwd: folder,
    env: { ...process.env, HOME: folder, CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const host = `localhost:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + timeoutMs;
  while (!(await answers(host))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`the Auth emulator did not come up:\n${output}`);
    }
    await setTimeout(200);
  }
  return { host, stop };
}

function configOf(port: number, hubPort: number, loggingPort: number) {
  const at = (number: number) => ({ host: '127.0.0.1', port: number });
  return { emulators: { auth: at(port), hub: at(hubPort), logging: at(loggingPort), ui: { enabled: false } } };
}

async function answers(host: string): Promise<boolean> {
  return fetch(`http://${host}/`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The code that the emulator sent last to a number in E.164, or undefined. */
export async function emulatedSmsCode(host: string, phoneNumber: string): Promise<string | undefined> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${emulatedProject}/verificationCodes`);
  const { verificationCodes } = v.parse(codes, await answer.json());
  return verificationCodes.filter((sent) => sent.phoneNumber === phoneNumber).at(-1)?.code;
}

/** Pinned: its Auth emulator is what the journeys through the identity provider run against. */
const version = '15.34.2';
const folder = join(root, '.cache', `firebase-tools-${version}`);
const command = join(folder, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');

/**
 * Path of the emulator suite's command. It weighs 220 MB and only tests use it, so it is no dependency of the product
 * and is installed here when it is needed first. Throws when the registry does not give it.
 */
async function needFirebaseTools(): Promise<string> {
  if (existsSync(command)) return command;
  console.log(`installing firebase-tools ${version} for the tests`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const flags = ['--omit=dev', '--omit=optional', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await promisify(execFile)('npm', ['install', `firebase-tools@${version}`, ...flags], { cwd: folder });
  return command;
}
