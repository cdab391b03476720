import { buildVendor } from '@portal/demo-vendor/app';
import { readConfig } from '@portal/demo-vendor/config';
import { createLogger } from '@portal/platform/kernel/monitoring/logger';
import type { PostgresPlatform } from '../postgres-platform.ts';

/** So fast that a match takes seconds. */
const sportsPace = '30';

export interface RunningStudio {
  address: string;
  close(): Promise<void>;
}

/**
 * The demo studio with its store, which reaches the platform by address only; `daysBack` is the day of its lotteries.
 */
export async function timeShiftedStudio(
  { dataDir, address }: PostgresPlatform,
  daysBack: number,
): Promise<RunningStudio> {
  const env = { DATA_DIR: dataDir, PLATFORM_URL: address, SPORTS_PACE: sportsPace, LOTTERY_HISTORY: '0' };
  const now = () => Date.now() - daysBack * 86_400_000;
  const vendor = await buildVendor({ config: readConfig(env), logger: createLogger('silent'), now });
  await vendor.server.listen({ port: 0, host: '127.0.0.1' });
  vendor.resume();
  const bound = vendor.server.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the studio has no port');
  return { address: `http://127.0.0.1:${bound.port}`, close: () => vendor.close() };
}
