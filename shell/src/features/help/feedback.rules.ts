export interface FeedbackBounds {
  min: number;
  max: number;
}

export type FeedbackFault = 'empty' | 'too_short' | 'too_long';

/** Characters as the server counts them: without the white space around, a pictograph as one. */
export const lengthOf = (content: string) => [...content.trim()].length;

/** What the server would refuse; without its bounds only that there is nothing. */
export function feedbackFault(content: string, bounds: FeedbackBounds | undefined): FeedbackFault | undefined {
  const length = lengthOf(content);
  if (length === 0) return 'empty';
  if (bounds && length < bounds.min) return 'too_short';
  return bounds && length > bounds.max ? 'too_long' : undefined;
}
