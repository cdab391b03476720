import type { FixtureView, MarketView, SelectionView } from '../../../sports/sports-shapes.ts';
import { t } from '../texts/translate.ts';

/** Returns the accessible name of a price: "Harbour Foxes to win at 1.85, match result". */
export function priceName(market: MarketView, { id, label, price }: SelectionView): string {
  const wins = (market.kind === '1x2' || market.kind === 'winner') && id !== 'draw';
  return t(wins ? 'price.wins' : 'price.at', { label, price, market: market.name.toLowerCase() });
}

/** Returns the short label above a price. */
export function priceSign(
  { kind, line }: MarketView,
  { id, label }: SelectionView,
  { home, away }: FixtureView,
): string {
  if (kind === '1x2') return id === 'home' ? '1' : id === 'draw' ? 'X' : '2';
  if (kind === 'winner') return id === 'home' ? home.short : away.short;
  if (kind === 'total') return t(id === 'over' ? 'price.over' : 'price.under', { line: line ?? '' }).trim();
  const number = /[+-]?\d+(\.\d+)?$/.exec(label)?.[0] ?? '';
  return `${id === 'home' ? home.short : away.short} ${number}`.trim();
}

/** Returns the main market of a match. */
export const mainMarket = ({ markets }: FixtureView): MarketView | undefined =>
  markets.find(({ kind }) => kind === '1x2' || kind === 'winner');

const gap = ({ selections }: MarketView): number => {
  const [one, other] = selections.map(({ price }) => Number(price));
  return one !== undefined && other !== undefined ? Math.abs(one - other) : Number.POSITIVE_INFINITY;
};

/** Returns the total whose two prices are closest to each other. */
export const mainTotal = ({ markets }: FixtureView): MarketView | undefined =>
  markets
    .filter(({ kind }) => kind === 'total')
    .reduce<MarketView | undefined>((best, each) => (best && gap(best) <= gap(each) ? best : each), undefined);
