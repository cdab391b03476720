import path from 'node:path';

export interface Config {
  host: string;
  port: number;
  /** Base address of the platform. */
  platformUrl: string;
  /** Origin of the pay page, as payers reach it. */
  origin: string;
  /** Folder of the journal. */
  storeFolder: string;
  /** File with the key shared with the platform, which creates it. */
  keyFile: string;
}

/** Reads the settings of the process; the defaults suit a platform on this machine. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const platformPort = env.PORT || '8080';
  const port = Number(env.PROVIDER_PORT || Number(platformPort) + 3);
  const storeFolder = path.resolve(env.DATA_DIR || '.data', 'sandbox-provider');
  return {
    host: env.HOST || 'localhost',
    port,
    platformUrl: env.PLATFORM_URL || `http://localhost:${platformPort}`,
    origin: env.PROVIDER_ORIGIN || `http://localhost:${port}`,
    storeFolder,
    keyFile: env.PROVIDER_KEY_FILE || path.join(storeFolder, 'keys.json'),
  };
}
