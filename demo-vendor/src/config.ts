import path from 'node:path';

export interface Config {
  host: string;
  port: number;
  /** Base address of the platform's vendor API. */
  platformUrl: string;
  /** The only origin that may frame the game pages and that they talk to. */
  portalOrigin: string;
  /** Folder of the journal. */
  storeFolder: string;
  /** File with the studio's key, handed over by the operator. */
  keysFile: string;
}

/** Reads the settings of the process; defaults fit a platform on this machine. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const platformPort = env.PORT || '8080';
  const platformUrl = env.PLATFORM_URL || `http://localhost:${platformPort}`;
  const storeFolder = path.resolve(env.DATA_DIR || '.data', 'vendor');
  return {
    host: env.HOST || 'localhost',
    port: Number(env.VENDOR_PORT || Number(platformPort) + 1),
    platformUrl,
    portalOrigin: env.PUBLIC_ORIGIN || platformUrl,
    storeFolder,
    keysFile: env.VENDOR_KEYS_FILE || path.join(storeFolder, 'keys.json'),
  };
}
