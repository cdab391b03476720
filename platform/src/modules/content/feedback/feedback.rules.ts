import { Refusal } from '../../../kernel/calls/refusal.ts';

/** Refuses feedback that is too short or too long; the bounds are characters, from the setting feedback.bounds. */
export function assertFeedback(content: string, bounds: { min: number; max: number }): void {
  const length = [...content.trim()].length;
  const params = { min: bounds.min, max: bounds.max };
  if (length === 0) throw new Refusal('input_cannot_be_empty', { fields: { content: 'required' } });
  if (length < bounds.min) throw new Refusal('feedback_too_short', { params });
  if (length > bounds.max) throw new Refusal('feedback_too_long', { params });
}
