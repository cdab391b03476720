/** Languages whose script runs from the right (ISO 639). */
const fromTheRight = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Direction of a BCP 47 locale, for `dir` of the page. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return fromTheRight.has(new Intl.Locale(locale).language) ? 'rtl' : 'ltr';
}
