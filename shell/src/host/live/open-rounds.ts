import type { PortalBus } from '@portal/shared/events/portal-bus';

const longestRoundMs = 15 * 60_000;

/** Tracks unfinished interactive rounds: no remote is swapped meanwhile, for at most 15 minutes per round. */
export function createOpenRounds(events: PortalBus, now: () => number = Date.now): { areOpen(): boolean } {
  const openedAt = new Map<string, number>();
  events.on('round-opened', ({ roundId }) => openedAt.set(roundId, now()));
  events.on('round-closed', ({ roundId }) => openedAt.delete(roundId));
  events.on('logged-out', () => openedAt.clear());
  return { areOpen: () => [...openedAt.values()].some((at) => now() - at < longestRoundMs) };
}
