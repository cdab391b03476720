import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '@portal/build/webpack/workspace';
import { needNginx } from '@portal/machine/need-nginx';
import { fillTemplate } from './fill-template.rules.ts';

interface NginxOptions {
  name: string;
  /** Name below `edge/`, without its ending: `releases` for `edge/releases.conf.template`. */
  template: string;
  /** What the template is filled with; LISTEN comes from `port`. */
  values: Readonly<Record<string, string>>;
  port: number;
  /** Folder for logs and temporary files, created here. */
  folder: string;
}

export interface NginxServer {
  /** Its address, `http://localhost:8091`. */
  readonly origin: string;
  readonly pid: number;
  /** Ends it, waits until it is gone. */
  stop(): Promise<void>;
  /** Starts it again after `stop`. */
  start(): Promise<void>;
}

const setpriv = '/usr/bin/setpriv';
const readyWithinMs = 10_000;

/** One nginx on 127.0.0.1 from the files of `edge/`, with nothing outside its own folder. Resolves when it answers. */
export async function startNginx(options: NginxOptions): Promise<NginxServer> {
  const folder = path.join(options.folder, options.name);
  await layOut(folder, options);
  let running = await run(folder, options);
  return {
    origin: `http://localhost:${options.port}`,
    get pid() {
      return running.pid ?? 0;
    },
    stop: () => end(running),
    async start() {
      running = await run(folder, options);
    },
  };
}

/** The same places that the containers have below /etc/nginx. */
async function layOut(folder: string, { template, values, port }: NginxOptions): Promise<void> {
  const edge = path.join(root, 'edge');
  await mkdir(path.join(folder, 'conf.d'), { recursive: true });
  await cp(path.join(edge, 'nginx.conf'), path.join(folder, 'nginx.conf'));
  await cp(path.join(edge, 'parts'), path.join(folder, 'portal'), { recursive: true });
  const text = await readFile(path.join(edge, `${template}.conf.template`), 'utf8');
  const filled = fillTemplate(text, { ...values, LISTEN: `127.0.0.1:${port}` });
  await writeFile(path.join(folder, 'conf.d/default.conf'), filled);
}

async function run(folder: string, { name, port }: NginxOptions): Promise<ChildProcess> {
  const logFile = path.join(folder, 'nginx.log');
  const log = openSync(logFile, 'a');
  // The folders of the run are for this user alone, so the workers stay this user.
  const user = process.getuid?.() === 0 ? 'user root root; ' : '';
  const globals = `${user}daemon off; pid ${path.join(folder, 'nginx.pid')}; error_log stderr warn;`;
  const command = [needNginx(), '-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr', '-g', globals];
  // If the parent is killed nothing else could end nginx, so the kernel does.
  const bound = existsSync(setpriv) ? [setpriv, '--pdeathsig', 'TERM', ...command] : command;
  const child = spawn(bound[0] ?? '', bound.slice(1), { stdio: ['ignore', log, log] });
  closeSync(log);
  const deadline = Date.now() + readyWithinMs;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${name} did not start:\n${await readFile(logFile, 'utf8')}`);
    }
    await pause(50);
  }
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await gone;
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}
