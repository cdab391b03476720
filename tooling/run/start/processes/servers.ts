import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stepOf } from '@portal/platform/kernel/start/parent-process';
import type { StartStep } from '@portal/platform/kernel/start/progress';
import { type Child, startChild } from './child.ts';
import { type Ports, StartProblem } from './ports.ts';

const serverNames = ['platform', 'vendor', 'provider'] as const;
export type ServerName = (typeof serverNames)[number];

interface ServerOptions {
  dataDir: string;
  ports: Ports;
  env: NodeJS.ProcessEnv;
  onLost?: (name: string, logFile: string) => void;
  /** A step of a server began or ended. */
  onStep?: (step: StartStep) => void;
}

export interface Servers {
  pids(): Record<ServerName, number>;
  /** Gives the platform a step of the start itself, for the page that it shows meanwhile. */
  note(step: StartStep): void;
  ready(): Promise<void>;
  kill(name: ServerName): Promise<void>;
  revive(name: ServerName): Promise<void>;
  restart(name: ServerName): Promise<void>;
  stop(): Promise<void>;
}

const mains: Record<ServerName, string> = {
  platform: 'platform/src/main.ts',
  vendor: 'demo-vendor/src/main.ts',
  provider: 'sandbox-provider/src/main.ts',
};
/** Each step of a start is a line in the log. A server whose log has had none for this long hangs. */
const longestStepMs = 900_000;
const logLinesShown = 15;

/** Starts platform, demo vendor and sandbox provider as processes of their own. */
export function startServers(options: ServerOptions): Servers {
  const lost = new Map<string, string>();
  const start = (name: ServerName): Child => {
    lost.delete(name);
    return startChild({
      name,
      main: mains[name],
      env: environmentOf(options),
      logFolder: path.join(options.dataDir, 'logs'),
      onMessage: (message) => {
        const step = stepOf(message);
        if (step) options.onStep?.(step);
      },
      onLost: (server, logFile) => {
        lost.set(server, logFile);
        options.onLost?.(server, logFile);
      },
    });
  };
  const running: Record<ServerName, Child> = {
    platform: start('platform'),
    vendor: start('vendor'),
    provider: start('provider'),
  };
  // Releases are published to the platform before players have anything to open: its operators' port is ready earlier.
  const portOf = (name: ServerName) => options.ports[name === 'platform' ? 'operator' : name];
  const logOf = (name: ServerName) => path.join(options.dataDir, 'logs', `${name}.log`);
  const waitFor = (name: ServerName) => waitUntilReady(name, portOf(name), logOf(name), () => lost.get(name));
  const revive = async (name: ServerName) => {
    running[name] = start(name);
    await waitFor(name);
  };
  return {
    pids: () => ({ platform: running.platform.pid, vendor: running.vendor.pid, provider: running.provider.pid }),
    note: (step) => running.platform.send({ step }),
    ready: async () => {
      await Promise.all(serverNames.map(waitFor));
    },
    kill: (name) => running[name].stop('SIGKILL'),
    revive,
    restart: async (name) => {
      await running[name].stop();
      await revive(name);
    },
    stop: async () => {
      await Promise.all(serverNames.map((name) => running[name].stop()));
    },
  };
}

function environmentOf({ dataDir, ports, env }: ServerOptions): NodeJS.ProcessEnv {
  return {
    ...env,
    DATA_DIR: dataDir,
    PORT: String(ports.platform),
    VENDOR_PORT: String(ports.vendor),
    OPERATOR_PORT: String(ports.operator),
    PROVIDER_PORT: String(ports.provider),
  };
}

/** Waits while the server makes steps, however long they take on a busy machine. Throws a `StartProblem` when it ends or hangs. */
async function waitUntilReady(
  name: ServerName,
  port: number,
  log: string,
  lostLog: () => string | undefined,
): Promise<void> {
  const startedAt = Date.now();
  while (!(await isReady(port))) {
    const logFile = lostLog();
    if (logFile)
      throw new StartProblem(`The ${name} ended while starting. Its last lines (${logFile}):\n${lastLines(logFile)}`);
    const lastStepAt = Math.max(startedAt, statSync(log, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (Date.now() - lastStepAt > longestStepMs)
      throw new StartProblem(`The ${name} has made no step for ${longestStepMs / 60_000} minutes. Its log: ${log}`);
    await pause(100);
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(2_000) });
    return answer.ok;
  } catch {
    return false;
  }
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-logLinesShown).join('\n');
}
