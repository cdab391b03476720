import { colourOf, rouletteSpots } from '@portal/engines/roulette/roulette.rules';
import type { FeltLayout, FeltSpot } from '../chips/chip-felt.ts';
import { t } from '../texts/translate.ts';

const line = 'fill="none" stroke="#f6e7bd" stroke-opacity=".85" stroke-width="1.2"';
const fills = { red: '#b3182b', black: '#14161f', green: '#0d8a54' } as const;
/** From left to right, or from above. */
export const evenChances = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** Bets on borders lie above the fields that they touch. */
export const spotsInOrder = [...rouletteSpots].sort(
  (one, other) => Number(one.id.includes('-')) - Number(other.id.includes('-')),
);

/** The side of a number in the direction of the twelve rows, and across it; the other fields beside the numbers. */
const along = 50;
const across = 58;
const zero = 48;
const dozens = 42;
const evens = 46;
const columns = 46;

/** The European layout as it lies on wide pages. */
function lying(): FeltLayout {
  const length = zero + 12 * along + columns;
  const breadth = 3 * across + dozens + evens;
  const spot = (id: string, x: number, y: number, width: number, height: number): FeltSpot => ({
    id,
    x,
    y,
    width,
    height,
  });
  const rowOf = (n: number) => zero + (Math.ceil(n / 3) - 0.5) * along;
  /** 3 is above and 1 below. */
  const columnOf = (n: number) => (2.5 - ((n - 1) % 3)) * across;

  function insideSpot(id: string, numbers: readonly number[]): FeltSpot {
    const others = numbers.filter((n) => n !== 0);
    const rows = others.map(rowOf);
    const places = others.map(columnOf);
    const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
    const a = numbers.includes(0) ? zero : middle(rows);
    const isStreet = others.length >= 3 && places.some((c) => c < across) && places.some((c) => c > 2 * across);
    const isOnEdge = isStreet || (numbers.includes(0) && others.length === 3);
    const c = isOnEdge ? 3 * across : middle(places);
    const isSplitAlong = numbers.length === 2 && new Set(rows).size === 1 && !numbers.includes(0);
    const isSplitAcross = numbers.length === 2 && !isSplitAlong;
    const thin = 0.36;
    const place = spot(
      id,
      a,
      c,
      isSplitAlong ? along * 0.6 : along * thin,
      isSplitAcross ? across * 0.6 : across * thin,
    );
    return { ...place, isBorder: true };
  }

  const spots: FeltSpot[] = spotsInOrder.map(({ id, numbers }) => {
    const [first = 0] = numbers;
    if (id.startsWith('dozen')) {
      return spot(id, zero + (Number(id.slice(5)) * 4 - 2) * along, 3 * across + dozens / 2, 4 * along, dozens);
    }
    if (id.startsWith('column')) {
      return spot(id, length - columns / 2, columnOf(Number(id.slice(6))), columns, across);
    }
    if (evenChances.includes(id)) {
      const place = zero + (evenChances.indexOf(id) * 2 + 1) * along;
      return spot(id, place, 3 * across + dozens + evens / 2, 2 * along, evens);
    }
    if (id === '0') return spot(id, zero / 2, 1.5 * across, zero, 3 * across);
    if (numbers.length === 1) return spot(id, rowOf(first), columnOf(first), along, across);
    return insideSpot(id, numbers);
  });
  return { width: length, height: breadth, markup: () => spots.map(drawnField).join(''), spots };
}

/** The drawing of a field; what is much higher than wide has its words turned. */
export function drawnField({ id, x, y, width, height }: FeltSpot): string {
  const box = `x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}"`;
  const write = (text: string, size: number) => {
    const turn = height > 2 * width && id !== '0' ? ` transform="rotate(-90 ${x} ${y})"` : '';
    return `<text x="${x}" y="${y + size * 0.35}"${turn} text-anchor="middle" font-size="${size}" font-weight="800" fill="#fffaf0">${text}</text>`;
  };
  if (id === 'red' || id === 'black') {
    const half = Math.min(width, height) * 0.3;
    const diamond = `M${x} ${y - half}L${x + half * 1.5} ${y}L${x} ${y + half}L${x - half * 1.5} ${y}z`;
    return `<rect ${box} ${line}/><path d="${diamond}" fill="${fills[id]}" stroke="#f6e7bd" stroke-width="1.2"/>`;
  }
  if (/^\d+$/.test(id)) {
    return `<rect ${box} fill="${fills[colourOf(Number(id))]}"/><rect ${box} ${line}/>${write(id, 17)}`;
  }
  if (id.includes('-')) return '';
  const words: Readonly<Record<string, string>> = {
    dozen1: '1–12',
    dozen2: '13–24',
    dozen3: '25–36',
    low: '1–18',
    high: '19–36',
    even: t('felt.even'),
    odd: t('felt.odd'),
  };
  return `<rect ${box} ${line}/>${write(words[id] ?? '2:1', 13)}`;
}

export const lyingFelt = lying();
