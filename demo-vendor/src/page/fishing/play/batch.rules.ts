/** A bullet that met a fish, and waits to be judged. */
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

/** Shots that were sent, and when their answer was there. */
export interface Sent {
  at: number;
  shots: number;
}

const mostInBatch = 10;
/** The studio counts by its own clock; a little more than a second keeps both on good terms. */
const windowMs = 1060;
const patienceMs = 550;

/** The hits that make the next round, all of one cannon value; none while it is better to wait. */
export function nextBatch(waiting: readonly Hit[], sent: readonly Sent[], now: number): Hit[] {
  const first = waiting[0];
  if (!first) return [];
  const recent = sent.filter(({ at }) => at > now - windowMs).reduce((sum, { shots }) => sum + shots, 0);
  const room = Math.min(mostInBatch, mostInBatch - recent);
  const others = waiting.findIndex(({ value }) => value !== first.value);
  const alike = others < 0 ? waiting : waiting.slice(0, others);
  const isFull = alike.length >= mostInBatch || others > 0;
  if (room <= 0 || (!isFull && now - first.at < patienceMs)) return [];
  return alike.slice(0, room);
}

/** What the studio takes as the choice of a batch. */
export function choiceOf(batch: readonly Hit[]): string {
  return batch.map(({ kind }) => kind).join(',');
}

/** Minor units of shots that are not answered yet. */
export function reservedOf(shots: readonly { value: number }[]): number {
  return shots.reduce((sum, { value }) => sum + value, 0);
}

/** Bullets and hits together that may wait for their answer. */
export const mostUnanswered = 24;

/** Whether the cannon may fire now; why not is said in words elsewhere. */
export function mayFire(state: {
  unanswered: number;
  balance: number;
  reserved: number;
  value: number;
}): 'yes' | 'wait' | 'poor' {
  if (state.balance - state.reserved < state.value) return 'poor';
  return state.unanswered >= mostUnanswered ? 'wait' : 'yes';
}
