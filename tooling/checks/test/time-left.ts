import type { Step } from './step.ts';

/**
 * Whether the step would end within the time of the run, at the pace of this machine so far (steps that take less than a
 * minute are not counted in).
 * @param done what steps that have ended were said to take, and what they took
 */
export function hasTimeFor(
  { minutes = 0 }: Pick<Step, 'minutes'>,
  done: { estimated: number; took: number; sinceStart: number },
  limit: number,
): boolean {
  const pace = done.estimated > 0 ? Math.max(1, done.took / done.estimated) : 1;
  return done.sinceStart + minutes * pace <= limit;
}
