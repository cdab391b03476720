/** What is stored of an event when a correction arrives. */
interface CorrectedEvent {
  /** The final state of the event; undefined when none was reported. */
  state: string | undefined;
  /** Earlier corrections by number. */
  corrections: readonly { correction: number; result: string; reason: string }[];
}

interface Correction {
  correction: number;
  result: string;
  reason: string;
}

/**
 * Judges a correction: `new` to store, `known` when stored before, `unknown_event` when no result was reported or the
 * event was cancelled, `correction_conflict` for other content under a number or a gap in the numbers.
 */
export function judgeCorrection(
  { state, corrections }: CorrectedEvent,
  reported: Correction,
): 'new' | 'known' | 'unknown_event' | 'correction_conflict' {
  if (state !== 'result') return 'unknown_event';
  const same = corrections.find(({ correction }) => correction === reported.correction);
  if (same) return same.result === reported.result && same.reason === reported.reason ? 'known' : 'correction_conflict';
  return reported.correction === corrections.length + 1 ? 'new' : 'correction_conflict';
}
