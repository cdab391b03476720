import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '@portal/build/webpack/workspace';
import { childFlags } from '../processes/child.ts';

/**
 * Runs a build script of this folder in its own process: webpack does not release its memory, and two builds can use
 * two cores.
 * @returns its message if it failed
 */
export function runBuildProcess(script: string, argument: string): Promise<string | undefined> {
  const file = path.join(root, 'tooling/run/start', script);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...childFlags, file, argument], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code, signal) =>
      resolve(code === 0 ? undefined : output.trim() || `ended by ${signal ?? `code ${code}`}`),
    );
  });
}
