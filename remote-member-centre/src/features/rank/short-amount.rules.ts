/** Shortens an amount: the word is the language's, the decimal point that of all amounts (decisions/120). */
export function shortAmount(locale: string, amount: string): string {
  return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
    .formatToParts(Number(amount))
    .map(({ type, value }) => (type === 'decimal' ? '.' : value))
    .join('');
}
