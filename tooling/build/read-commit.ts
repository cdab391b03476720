import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './webpack/workspace.ts';

const run = promisify(execFile);

/** Commit and its time in UTC; outside a repository (a source archive) a fixed pair, so that builds stay repeatable. */
export async function readCommit(given: { commit?: string; builtAt?: string }) {
  if (given.commit && given.builtAt) return { commit: given.commit, builtAt: given.builtAt };
  try {
    const { stdout } = await run('git', ['log', '-1', '--format=%H %ct'], { cwd: root });
    const [commit = 'unknown', seconds = '0'] = stdout.trim().split(' ');
    return { commit: given.commit ?? commit, builtAt: given.builtAt ?? new Date(Number(seconds) * 1000).toISOString() };
  } catch {
    return { commit: given.commit ?? 'unknown', builtAt: given.builtAt ?? new Date(0).toISOString() };
  }
}
