import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Child, startChild } from './child.ts';
import { type Ports, StartProblem } from './ports.ts';

export const serverNames = ['platform', 'vendor', 'provider'] as const;
export type ServerName = (typeof serverNames)[number];

export interface ServerOptions {
  dataDir: string;
  ports: Ports;
  env: NodeJS.ProcessEnv;
  onLost?: (name: string, logFile: string) => void;
}

export interface Servers {
  pids(): Record<ServerName, number>;
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
/** The first start seeds the demo data; far beyond it something hangs. */
const readyWithinMs = 300_000;
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
  const waitFor = (name: ServerName) => waitUntilReady(name, portOf(name), () => lost.get(name));
  const revive = async (name: ServerName) => {
    running[name] = start(name);
    await waitFor(name);
  };
  return {
    pids: () => ({ platform: running.platform.pid, vendor: running.vendor.pid, provider: running.provider.pid }),
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

async function waitUntilReady(name: ServerName, port: number, lostLog: () => string | undefined): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (!(await isReady(port))) {
    const logFile = lostLog();
    if (logFile)
      throw new StartProblem(`The ${name} ended while starting. Its last lines (${logFile}):\n${lastLines(logFile)}`);
    if (Date.now() > deadline) throw new StartProblem(`The ${name} is not ready after ${readyWithinMs / 1000} s.`);
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
