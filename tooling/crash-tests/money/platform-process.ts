import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Child, startChild } from '@portal/run/start/processes/child';
import { freePorts, type Ports } from '@portal/run/start/processes/ports';

const readyWithinMs = 60_000;

export interface PlatformProcess {
  address: string;
  operatorAddress: string;
  start(): Promise<void>;
  /** SIGKILL, and a new one in its place that answers. */
  killAndRevive(): Promise<void>;
  /** When its database answers it again. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** Settings of a platform of its own: a test's folder and free ports. */
export async function platformEnvironment(folder: string, databaseUrl: string): Promise<NodeJS.ProcessEnv> {
  const ports: Ports = await freePorts();
  return {
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    DEMO_DATA: 'false',
    SANDBOX_PROVIDER: 'true',
    PORT: String(ports.platform),
    VENDOR_PORT: String(ports.vendor),
    OPERATOR_PORT: String(ports.operator),
    PROVIDER_PORT: String(ports.provider),
  };
}

/** The platform as `npm start` runs it, in a process that can be killed. */
export function platformProcess(env: NodeJS.ProcessEnv, folder: string): PlatformProcess {
  const address = `http://localhost:${env.PORT}`;
  let running: Child | undefined;
  let lost: string | undefined;

  async function isReady(): Promise<boolean> {
    const answer = await fetch(`http://localhost:${env.OPERATOR_PORT}/readyz`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    return answer?.ok ?? false;
  }

  async function ready(): Promise<void> {
    const deadline = Date.now() + readyWithinMs;
    while (!(await isReady())) {
      if (lost) throw new Error(`the platform has ended by itself, see ${lost}`);
      if (Date.now() > deadline) throw new Error('the platform is not ready');
      await pause(50);
    }
  }

  async function start(): Promise<void> {
    lost = undefined;
    running = startChild({
      name: 'platform',
      main: 'platform/src/main.ts',
      env,
      logFolder: path.join(folder, 'logs'),
      onLost: (_name, logFile) => {
        lost = logFile;
      },
    });
    await ready();
  }

  return {
    address,
    operatorAddress: `http://localhost:${env.OPERATOR_PORT}`,
    start,
    async killAndRevive() {
      await running?.stop('SIGKILL');
      await start();
    },
    ready,
    stop: async () => running?.stop(),
  };
}
