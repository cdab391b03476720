import { type VendorResult, vendorResults } from '@portal/shared/contract/vendor-api/result-calls';
import type { Gateway } from '../gateway/platform-gateway.ts';
import { backoffMs } from '../rounds/backoff.rules.ts';
import { phaseMs } from './phases.rules.ts';
import type { TableRules } from './table.rules.ts';
import type { TableClock } from './table-clock.ts';
import type { TableRound } from './table-round.ts';

const eventsPerCall = 100;
const eventsKept = 1000;

/** Tells the platform of rounds in their order. No stake hangs on it, so what waits too long gives way to what is new. */
export function createResultTeller(parts: {
  gateway: Gateway;
  clock: TableClock;
  log(message: string, details: object): void;
}) {
  let waiting: VendorResult[] = [];
  let isSending = false;

  async function send(): Promise<void> {
    let attempt = 0;
    let size = eventsPerCall;
    while (waiting.length > 0) {
      const events = waiting.slice(0, size);
      const reply = await parts.gateway.call(vendorResults, { events });
      if (reply.kind === 'unreachable') {
        attempt += 1;
        if (!(await parts.clock.wait(backoffMs(attempt, Math.random())))) return;
        continue;
      }
      attempt = 0;
      // One event that is refused must not keep the others: they go one by one, and it is passed over.
      if (reply.kind === 'refusal' && events.length > 1) size = 1;
      else {
        if (reply.kind === 'refusal')
          parts.log('a result was refused', { eventId: events[0]?.eventId, code: reply.code });
        const sent = new Set(events);
        waiting = waiting.filter((event) => !sent.has(event));
      }
    }
  }

  return (event: VendorResult) => {
    waiting = [...waiting, event].slice(-eventsKept);
    if (isSending) return;
    isSending = true;
    send()
      .catch((error: unknown) => parts.log('results could not be told', { error: String(error) }))
      .finally(() => {
        isSending = false;
      });
  };
}

/** What the platform is told of a round in a state. */
export function resultOf(round: TableRound, state: VendorResult['state'], rules: TableRules): VendorResult {
  const { table, roundNo, openedAt, commitment, seed, shown } = round;
  const closesAt = new Date(Date.parse(openedAt) + phaseMs.betting).toISOString();
  const event = {
    kind: 'draw' as const,
    gameCode: table,
    eventId: String(roundNo),
    state,
    opensAt: openedAt,
    closesAt,
  };
  if (state !== 'result' || !shown) return { ...event, proof: { commitment } };
  return { ...event, result: rules.text(shown), proof: { commitment, seed } };
}
