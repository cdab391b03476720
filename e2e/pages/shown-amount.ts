/** An amount as it is shown, "P1,234.50", in whole minor units; nothing shown is NaN. */
export function minorOf(text: string | null): number {
  const [shown] = /[\d,]+\.\d\d/.exec(text ?? '') ?? [];
  return shown === undefined ? Number.NaN : Number(shown.replace(/[^\d]/g, ''));
}

/** Whole minor units as a record shows them, without a sign. */
export function shownMinor(minor: number): string {
  const [whole = '', cents = ''] = (Math.abs(minor) / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}
