import { type VendorResult, vendorResults } from '@portal/shared/contract/vendor-api/results';
import { backoffMs } from '../timing/backoff.rules.ts';
import type { Clock } from '../timing/clock.ts';
import { createLoop } from '../timing/create-loop.ts';
import type { Gateway } from './platform-client.ts';

const eventsPerCall = 100;
const maxPendingEvents = 1000;

/** Reports rounds to the platform in order. No stake depends on it, so old pending reports give way to new ones. */
export function createResultReporter(parts: {
  gateway: Gateway;
  clock: Clock;
  log(message: string, details: object): void;
}) {
  let waiting: VendorResult[] = [];
  let attempt = 0;
  let size = eventsPerCall;

  async function sendSome(): Promise<boolean> {
    const events = waiting.slice(0, size);
    const reply = await parts.gateway.call(vendorResults, { events });
    if (reply.kind === 'unreachable') {
      attempt += 1;
      return parts.clock.wait(backoffMs(attempt, Math.random()));
    }
    attempt = 0;
    // A refused event must not block the others: send them one by one, and skip the refused one.
    if (reply.kind === 'refusal' && events.length > 1) size = 1;
    else {
      if (reply.kind === 'refusal')
        parts.log('a result was refused', { eventId: events[0]?.eventId, code: reply.code });
      const sent = new Set(events);
      waiting = waiting.filter((event) => !sent.has(event));
    }
    return true;
  }

  const send = createLoop({
    isNeeded: () => waiting.length > 0,
    turn: sendSome,
    failed: (error) => parts.log('results could not be reported', { error: String(error) }),
    ended() {
      attempt = 0;
      size = eventsPerCall;
    },
  });

  return (event: VendorResult) => {
    waiting = [...waiting, event].slice(-maxPendingEvents);
    send();
  };
}
