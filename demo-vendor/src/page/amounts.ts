/** Two decimals with comma thousands, as everywhere in the portal. */
export function shownAmount(text: string): string {
  const [whole = '0', cents = '00'] = text.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** So many times an amount of two decimals, as amount text. */
export function timesAmount(text: string, times: number): string {
  const minor = Math.round(Number(text) * 100) * times;
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}
