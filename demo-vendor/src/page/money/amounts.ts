/** Formats an amount with two decimals and comma thousands, as in the portal; after the currency, if any. */
export function shownAmount(text: string, symbol?: string): string {
  const [whole = '0', cents = '00'] = text.split('.');
  const shown = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
  return symbol ? `${symbol} ${shown}` : shown;
}

/** Formats an amount with its sign: "+5.00", "−0.05". */
export function shownNet(text: string, symbol?: string): string {
  if (text.startsWith('-')) return `−${shownAmount(text.slice(1), symbol)}`;
  return text === '0.00' ? shownAmount(text, symbol) : `+${shownAmount(text, symbol)}`;
}

/** Multiplies an amount of two decimals; returns amount text. */
export function timesAmount(text: string, times: number): string {
  const minor = Math.round(Number(text) * 100) * times;
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}
