/** Parses a shown amount, "P1,234.50", into minor units; an empty text gives NaN. */
export function minorOf(text: string | null): number {
  const [shown] = /[\d,]+\.\d\d/.exec(text ?? '') ?? [];
  return shown === undefined ? Number.NaN : Number(shown.replace(/[^\d]/g, ''));
}

/** Formats minor units as a record does, without a sign. */
export function shownMinor(minor: number): string {
  const [whole = '', cents = ''] = (Math.abs(minor) / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}
