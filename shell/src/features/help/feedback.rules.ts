export interface FeedbackBounds {
  min: number;
  max: number;
}

type FeedbackFault = 'empty' | 'too_short' | 'too_long';

/** Counts characters as the server does: without outer white space, a pictograph as one. */
export const lengthOf = (content: string) => [...content.trim()].length;

/** Returns what the server would refuse; without bounds only an empty text. */
export function feedbackFault(content: string, bounds: FeedbackBounds | undefined): FeedbackFault | undefined {
  const length = lengthOf(content);
  if (length === 0) return 'empty';
  if (bounds && length < bounds.min) return 'too_short';
  return bounds && length > bounds.max ? 'too_long' : undefined;
}
