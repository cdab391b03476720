/** Two decimals with comma thousands, as everywhere in the portal. */
export function shownAmount(text: string): string {
  const [whole = '0', cents = '00'] = text.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}
