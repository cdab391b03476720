import { platformEnvironment } from '@portal/crash-tests/money/platform-process';

/** Connections of the platform; as many clients of pgbench stand against it. */
export const betClients = 16;

/** Settings as in use: what is logged costs what it costs. */
export async function betEnvironment(databaseUrl: string, folder: string): Promise<NodeJS.ProcessEnv> {
  const env = await platformEnvironment(folder, databaseUrl);
  return { ...env, NODE_ENV: 'development', LOG_LEVEL: process.env.LOG_LEVEL, DATABASE_POOL: String(betClients) };
}
