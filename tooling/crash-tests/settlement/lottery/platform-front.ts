import { createServer, request } from 'node:http';
import { vendorSettle } from '@portal/shared/contract/vendor-api/batch-settlement';

/** asked: a platform has the call and has not answered. answered: it has acted, and its answer is lost. */
export type Moment = 'asked' | 'answered';

interface Strike {
  moment: Moment;
  strike: (platform: string) => void;
}

export interface PlatformFront {
  address: string;
  /** Cuts off the next call that settles tickets; `strike` is called with the platform it went to. */
  cutSettlement(moment: Moment, strike: (platform: string) => void): void;
  close(): Promise<void>;
}

/** A front for several platform processes: calls go round robin. A call to a dead one gets no response. */
export async function platformFront(addresses: readonly string[]): Promise<PlatformFront> {
  let calls = 0;
  let waiting: Strike | undefined;
  const server = createServer((asked, answer) => {
    const { method, headers, url = '/' } = asked;
    const platform = addresses[calls % addresses.length] ?? '';
    calls += 1;
    const cut = url.startsWith(vendorSettle.path) ? waiting : undefined;
    if (cut) waiting = undefined;
    const onward = request(new URL(url, platform), { method, headers }, (answered) => {
      if (cut?.moment === 'answered') {
        answered.resume();
        answered.once('end', () => cut.strike(platform));
        return;
      }
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.once('error', () => answer.destroy());
      answered.pipe(answer);
    });
    onward.once('error', () => answer.destroy());
    if (cut?.moment === 'asked') onward.once('finish', () => cut.strike(platform));
    asked.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('a listening server without a port');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    cutSettlement(moment, strike) {
      waiting = { moment, strike };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
