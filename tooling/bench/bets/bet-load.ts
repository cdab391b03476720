import type { Player, Prepared } from '@portal/crash-tests/settlement/prepare-players';
import { testGame } from '@portal/platform/modules/games/testing/test-studio';
import autocannon from 'autocannon';
import { percentile } from '../statistics.ts';
import { signedBet } from './signed-bet.ts';

interface LoadOptions {
  address: string;
  key: Prepared['key'];
  /** Taken in turn. */
  players: readonly Player[];
  clients: number;
  seconds: number;
}

export interface Load {
  /** Bets answered with 200, and the seconds between the first and the last. */
  betsPerSecond: number;
  accepted: number;
  /** Answers other than 200, connection errors and time-outs. */
  refused: number;
  p50Ms: number;
  p99Ms: number;
}

/** Sends signed bets over keep-alive connections; each client sends its next bet after the last response. */
export function betLoad({ address, key, players, clients, seconds }: LoadOptions): Promise<Load> {
  let turn = 0;
  const next = () => {
    const player = players[turn++ % players.length];
    if (!player) throw new Error('there is no player to bet');
    return signedBet(key, player, testGame);
  };
  const latencies: number[] = [];
  let refused = 0;
  return new Promise((resolve, reject) => {
    const run = autocannon(
      {
        url: address,
        connections: clients,
        duration: seconds,
        // Signed when it is sent: a signature made ahead would be too old at the end of a long run.
        requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
      },
      (error: unknown, result) => {
        if (error) return reject(error);
        const betsPerSecond = latencies.length / result.duration;
        const failed = refused + result.errors + result.timeouts;
        resolve({
          betsPerSecond,
          accepted: latencies.length,
          refused: failed,
          p50Ms: percentile(latencies, 0.5),
          p99Ms: percentile(latencies, 0.99),
        });
      },
    );
    run.on('response', (_client, status, _bytes, milliseconds) => {
      if (status === 200) latencies.push(milliseconds);
      else refused += 1;
    });
  });
}
