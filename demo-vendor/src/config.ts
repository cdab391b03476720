import path from 'node:path';

export interface Config {
  host: string;
  port: number;
  /** Base address of the platform's vendor API. */
  platformUrl: string;
  /** The only origin that may frame the game pages, and the one they exchange messages with. */
  portalOrigin: string;
  /** Each page says that nothing on it is real money. */
  isPublicDemo: boolean;
  /** Folder of the journal. */
  storeFolder: string;
  /** File with the studio's key, issued by the operator. */
  keysFile: string;
  /** Speed of simulated matches relative to normal; 1 by default. */
  sportsPace?: number;
  /** Speed of all-day lotteries relative to normal; 1 by default. */
  lotteryPace?: number;
  /** Number of past draws generated for each lottery at the first start; none by default. */
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
    isPublicDemo: env.PUBLIC_DEMO === 'true',
    storeFolder,
    keysFile: env.VENDOR_KEYS_FILE || path.join(storeFolder, 'keys.json'),
    sportsPace: countOf('SPORTS_PACE', env.SPORTS_PACE, pace),
    lotteryPace: countOf('LOTTERY_PACE', env.LOTTERY_PACE, pace),
    lotteryHistory: countOf('LOTTERY_HISTORY', env.LOTTERY_HISTORY, { least: 0, otherwise: 100 }),
  };
}

/** Reads a whole number from `least` to 100; throws for anything else. */
function countOf(name: string, text: string | undefined, { least, otherwise }: { least: number; otherwise: number }) {
  const count = text ? Number(text) : otherwise;
  if (!Number.isInteger(count) || count < least || count > 100)
    throw new Error(`${name} is a whole number from ${least} to 100, not ${text}`);
  return count;
}
