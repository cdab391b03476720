import { setTimeout as pause } from 'node:timers/promises';

export interface PageAnswer {
  state: string;
  stake: string;
  win: string;
  roundId: string;
}

/** A killed platform restarts within seconds; anything slower is a failure. */
const retryWithinMs = 90_000;

/** Does what a game page does, without a browser: asks with the same id until there is an answer. */
export async function spinLikeAPage(vendor: string, session: string, clientSpinId: string): Promise<PageAnswer> {
  const deadline = Date.now() + retryWithinMs;
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(`${vendor}/api/spin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session, clientSpinId, stake: '1.00' }),
        signal: AbortSignal.timeout(10_000),
      });
      if (answer.status === 200) return answer.json();
      if (answer.status !== 202 && answer.status !== 429)
        throw new SpinRefused(`${answer.status} ${await answer.text()}`);
    } catch (error) {
      if (error instanceof SpinRefused) throw error;
    }
    await pause(100);
  }
  throw new Error(`spin ${clientSpinId} was not answered`);
}

class SpinRefused extends Error {}
