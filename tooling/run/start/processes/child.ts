import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '@portal/build/webpack/workspace';

interface ChildOptions {
  name: string;
  /** TypeScript file, from the root of the repository. */
  main: string;
  env: NodeJS.ProcessEnv;
  logFolder: string;
  /** Called when the process ends unexpectedly. */
  onLost: (name: string, logFile: string) => void;
  /** Message to the process that started it. */
  onMessage?: (message: unknown) => void;
}

export interface Child {
  readonly pid: number;
  /** Says something on that channel; nothing when it has ended. */
  send(message: object): void;
  /** Ends it: asks first, and insists after ten seconds. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** With a channel to the one that starts it (`ipc`), no process of ours outlives that one. */
export const leaveWithParent = ['--import', new URL('./leave-with-parent.mjs', import.meta.url).href];

/** TypeScript, and `leaveWithParent`. */
export const childFlags = ['--import', 'tsx', ...leaveWithParent];

const timeoutMs = 10_000;

/** A server of the product as a process of its own, its output in a file, its problems on our screen too. */
export function startChild(options: ChildOptions): Child {
  mkdirSync(options.logFolder, { recursive: true });
  const logFile = path.join(options.logFolder, `${options.name}.log`);
  const child = spawn(process.execPath, [...childFlags, fileOf(options.main)], {
    cwd: root,
    env: options.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  record(child, options.name, logFile);
  child.on('message', (message) => options.onMessage?.(message));
  let isWanted = true;
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
  void ended.then(() => isWanted && options.onLost(options.name, logFile));
  return {
    pid: child.pid ?? 0,
    send(message) {
      if (child.connected) child.send(message, () => {});
    },
    async stop(signal = 'SIGTERM') {
      isWanted = false;
      child.kill(signal);
      const insist = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
      await ended;
      clearTimeout(insist);
    },
  };
}

/** A test run bundles the servers once (decisions/104), because it starts hundreds; the product runs from its sources. */
function fileOf(main: string): string {
  const bundles = process.env.SERVER_BUNDLES;
  const bundle = bundles && path.join(bundles, main.replace(/\.ts$/, '.mjs'));
  return bundle && existsSync(bundle) ? bundle : path.join(root, main);
}

function record(child: ChildProcess, name: string, logFile: string): void {
  const log = createWriteStream(logFile, { flags: 'a' });
  log.write(`--- ${new Date().toISOString()} start\n`);
  child.once('close', () => log.end());
  for (const [stream, isError] of [
    [child.stdout, false],
    [child.stderr, true],
  ] as const) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      if ((isError && !isWarning(line)) || isProblem(line)) process.stderr.write(`${name}: ${line}\n`);
    });
  }
}

/** Node's deprecation warnings are for developers; they go to the log. */
function isWarning(line: string): boolean {
  return /^\(node:\d+\) |^\(Use `node /.test(line);
}

/** Lines of the logger at level error or fatal. */
function isProblem(line: string): boolean {
  const level = /"level":(\d+)/.exec(line)?.[1];
  return level !== undefined && Number(level) >= 50;
}
