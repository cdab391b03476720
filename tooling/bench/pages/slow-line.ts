import type { CDPSession } from 'playwright';

/** A cheap phone on a slow line: 1.6 Mbps, 150 ms, processor slowed down four times. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const processorSlowdown = 4;

/** From now on the page has the line and the processor of a cheap phone. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
}
