/** Counts answers by their refusal; those without one are `given`. */
export function codesOf(answers: readonly { code?: string }[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const { code = 'given' } of answers) counted[code] = (counted[code] ?? 0) + 1;
  return counted;
}
