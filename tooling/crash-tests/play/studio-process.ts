import path from 'node:path';
import { startChild } from '@portal/run/start/processes/child';
import { freePorts } from '@portal/run/start/processes/ports';
import { askStudio } from './page-call.ts';

interface StudioParts {
  /** Its store and its key lie here, as the platform has them. */
  dataDir: string;
  platform: string;
  /** More settings of the studio. */
  env?: NodeJS.ProcessEnv;
}

export interface StudioProcess {
  address: string;
  /** SIGKILL, and a new one in its place that answers, over the same store. */
  killAndRevive(): Promise<void>;
  stop(): Promise<void>;
}

/** The demo studio in a process of its own that can be killed. */
export async function studioProcess({ dataDir, platform, env: more }: StudioParts): Promise<StudioProcess> {
  const { vendor: port } = await freePorts();
  const address = `http://localhost:${port}`;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    PLATFORM_URL: platform,
    VENDOR_PORT: String(port),
    PUBLIC_ORIGIN: 'http://localhost:1',
    ...more,
  };
  const start = () =>
    startChild({
      name: 'vendor',
      main: 'demo-vendor/src/main.ts',
      env,
      logFolder: path.join(dataDir, 'logs'),
      onLost: (name, logFile) => process.stderr.write(`the ${name} ended, see ${logFile}\n`),
    });
  const ready = () => askStudio(address, { path: '/readyz' });
  let child = start();
  await ready();
  return {
    address,
    async killAndRevive() {
      await child.stop('SIGKILL');
      child = start();
      await ready();
    },
    stop: () => child.stop(),
  };
}
