/** A hit that waits for the studio's decision. */
export interface Hit {
  /** Number of the kind in a choice. */
  kind: number;
  fishId: number;
  /** Value of the cannon in minor units. */
  value: number;
  x: number;
  y: number;
  /** When it hit, in milliseconds of the page. */
  at: number;
}

/** Sent shots, and the time of their answer. */
export interface Sent {
  at: number;
  shots: number;
}

const mostInBatch = 10;
/** Slightly more than a second, because the studio counts by its own clock. */
const windowMs = 1060;
const maxWaitMs = 550;

/** Returns the hits for the next round, all of one cannon value; none while it is better to wait. */
export function nextBatch(waiting: readonly Hit[], sent: readonly Sent[], now: number): Hit[] {
  const first = waiting[0];
  if (!first) return [];
  const recent = sent.filter(({ at }) => at > now - windowMs).reduce((sum, { shots }) => sum + shots, 0);
  const room = Math.min(mostInBatch, mostInBatch - recent);
  const others = waiting.findIndex(({ value }) => value !== first.value);
  const alike = others < 0 ? waiting : waiting.slice(0, others);
  const isFull = alike.length >= mostInBatch || others > 0;
  if (room <= 0 || (!isFull && now - first.at < maxWaitMs)) return [];
  return alike.slice(0, room);
}

/** Returns the choice of a batch for the studio. */
export function choiceOf(batch: readonly Hit[]): string {
  return batch.map(({ kind }) => kind).join(',');
}

/** Returns the stake of unanswered shots in minor units. */
export function reservedOf(shots: readonly { value: number }[]): number {
  return shots.reduce((sum, { value }) => sum + value, 0);
}

/** Maximum number of bullets and hits without an answer. */
export const mostUnanswered = 24;

/** Returns whether the cannon may fire now. */
export function mayFire(state: {
  unanswered: number;
  balance: number;
  reserved: number;
  value: number;
}): 'yes' | 'wait' | 'poor' {
  if (state.balance - state.reserved < state.value) return 'poor';
  return state.unanswered >= mostUnanswered ? 'wait' : 'yes';
}
