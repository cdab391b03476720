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
  /** How many times faster than common simulated matches are played; 1 where it is left out. */
  sportsPace?: number;
  /** How many times faster than common those lotteries draw that draw all day; 1 where it is left out. */
  lotteryPace?: number;
  /** Draws that lie behind each lottery when the studio is opened for the first time; none where it is left out. */
  lotteryHistory?: number;
}

const pace = { least: 1, otherwise: 1 };

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
    sportsPace: countOf('SPORTS_PACE', env.SPORTS_PACE, pace),
    lotteryPace: countOf('LOTTERY_PACE', env.LOTTERY_PACE, pace),
    lotteryHistory: countOf('LOTTERY_HISTORY', env.LOTTERY_HISTORY, { least: 0, otherwise: 100 }),
  };
}

/** A whole number from `least` to 100; anything else is no setting. */
function countOf(name: string, text: string | undefined, { least, otherwise }: { least: number; otherwise: number }) {
  const count = text ? Number(text) : otherwise;
  if (!Number.isInteger(count) || count < least || count > 100)
    throw new Error(`${name} is a whole number from ${least} to 100, not ${text}`);
  return count;
}
