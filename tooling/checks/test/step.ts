import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import type { Counts } from './counts.ts';

export interface Outcome extends Counts {
  name: string;
  seconds: number;
}

/** One part of the suite; `count` reads from what the run left behind how many cases it held. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string> | undefined;
  /** Duration on an idle machine with two cores, in minutes; absent below one. */
  minutes?: number;
  /** Takes one core and little memory: runs beside another such step. */
  isSmall?: boolean;
  /** Its files share databases that are prepared for the run. */
  onDatabases?: boolean;
  /** Cases passed and failed; a step without cases counts as one. */
  count?: () => Promise<Counts>;
}

/** The output of a small step comes as a whole when it has ended. */
function exitCodeOf({ command, args, env, isSmall }: Step): Promise<number> {
  return new Promise((resolve) => {
    const output = isSmall ? 'pipe' : 'inherit';
    const child = spawn(command, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part));
    child.once('error', (error) => {
      console.error(String(error));
      resolve(127);
    });
    child.once('close', (code, signal) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/**
 * Runs one step to its end. A step that exits with an error counts at least one failure, and one that claims to hold
 * cases but ran none has failed too.
 */
export async function runStep(step: Step): Promise<Outcome> {
  if (!step.isSmall) console.log(`\n=== ${step.name}`);
  const startedAt = performance.now();
  const code = await exitCodeOf(step);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const counted = step.count ? await step.count() : { passed: code === 0 ? 1 : 0, failed: 0, failures: [] };
  const blind = code === 0 && counted.passed === 0;
  const failed = Math.max(counted.failed, code !== 0 || blind ? 1 : 0);
  if (blind) console.error(`${step.name}: no case ran`);
  console.log(`=== ${step.name}: ${counted.passed} passed, ${failed} failed, ${seconds} s`);
  return { ...counted, name: step.name, failed, seconds };
}
