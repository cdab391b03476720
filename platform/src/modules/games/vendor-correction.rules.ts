/** What is known of an event when a correction of its result comes. */
export interface CorrectedEvent {
  /** How the event ended; undefined where its end was not told. */
  state: string | undefined;
  /** Those told before, by their number. */
  corrections: readonly { correction: number; result: string; reason: string }[];
}

export interface Correction {
  correction: number;
  result: string;
  reason: string;
}

/**
 * What to do with a correction: keep it (`new`), nothing (`known`: told before), or refuse it: `unknown_event` where no result
 * was told or the event was cancelled, `correction_conflict` for another content or a number that leaves one out.
 */
export function judgeCorrection(
  { state, corrections }: CorrectedEvent,
  told: Correction,
): 'new' | 'known' | 'unknown_event' | 'correction_conflict' {
  if (state !== 'result') return 'unknown_event';
  const same = corrections.find(({ correction }) => correction === told.correction);
  if (same) return same.result === told.result && same.reason === told.reason ? 'known' : 'correction_conflict';
  return told.correction === corrections.length + 1 ? 'new' : 'correction_conflict';
}
