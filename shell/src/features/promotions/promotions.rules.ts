/** Types that have a promotion, in the order they come. */
export function typesOf(promotions: readonly { type: string }[]): string[] {
  return [...new Set(promotions.map(({ type }) => type))];
}
