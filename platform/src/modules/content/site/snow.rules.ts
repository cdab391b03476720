const winter: readonly string[] = ['12', '1', '2'];

/** Whether it snows on the footer; `season` is December to February of the calendar in that IANA zone. */
export function isSnowing(snow: 'on' | 'off' | 'season', timeZone: string, now: Date): boolean {
  if (snow !== 'season') return snow === 'on';
  return winter.includes(new Intl.DateTimeFormat('en', { month: 'numeric', timeZone }).format(now));
}
