import { spots } from '@portal/engines/dice/sic-bo.rules';
import { localize } from '../../texts/localize.ts';
import type { FeltLayout, FeltSpot } from '../chips/chip-felt.ts';
import { t } from '../texts/translate.ts';
import { pipPositions } from './die-picture.ts';

const line = 'fill="none" stroke="#f6e7bd" stroke-opacity=".8" stroke-width="1.1"';
const faces = [1, 2, 3, 4, 5, 6];
const range = (word: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${word}${from + i}`);
const pairs = spots.filter(({ id }) => /^pair\d/.test(id)).map(({ id }) => id);
const doubles = faces.map((face) => `double${face}`);
const triples = faces.map((face) => `triple${face}`);
const singles = faces.map((face) => `single${face}`);

/** Rows of fields; each field as wide as its share of the row. */
interface Row {
  height: number;
  ids: readonly string[];
  shares?: readonly number[];
}

function feltOf(width: number, rows: readonly Row[]): FeltLayout {
  let top = 0;
  const fields: FeltSpot[] = [];
  for (const { height, ids, shares = ids.map(() => 1) } of rows) {
    const whole = shares.reduce((sum, share) => sum + share, 0);
    let left = 0;
    for (const [i, id] of ids.entries()) {
      const own = (width * (shares[i] ?? 1)) / whole;
      const chips = { x: left + own - 11, y: top + 11, scale: 0.85 };
      fields.push({ id, x: left + own / 2, y: top + height / 2, width: own, height, chips });
      left += own;
    }
    top += height;
  }
  return { width, height: top, markup: () => fields.map(drawn).join(''), spots: fields };
}

function die(face: number, x: number, y: number, size: number): string {
  const dots = (pipPositions[face] ?? []).map(
    ([px, py]) => `<circle cx="${px}" cy="${py}" r="10" fill="${face === 1 || face === 4 ? '#c81e2b' : '#1a1d3a'}"/>`,
  );
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})"><rect width="100" height="100" rx="20" fill="#fffaf0"/>${dots.join('')}</g>`;
}

function drawn({ id, x, y, width, height }: FeltSpot): string {
  const box = `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" ${line}/>`;
  const write = (text: string, up: number, size: number, fill = '#fffaf0') =>
    `<text x="${x}" y="${y + up}" text-anchor="middle" font-size="${size}" font-weight="800" fill="${fill}">${text}</text>`;
  const pays = spots.find((spot) => spot.id === id)?.pays ?? '';
  const small = write(id.startsWith('single') ? '2× 3× 13×' : pays, height / 2 - 5, 12, '#ffd36b');
  const dice = (shown: readonly number[]) => {
    const size = Math.min(19, (width - 4) / shown.length - 2, height - 22);
    return shown.map((face, i) => die(face, x + (i - (shown.length - 1) / 2) * (size + 2), y - 8, size)).join('');
  };
  const [, word = '', digits = ''] = /^([a-z]+)(\d*)$/.exec(id) ?? [];
  const [first = 0, second = 0] = [...digits].map(Number);
  if (word === 'total') return box + write(digits, 0, 17) + small;
  if (word === 'double') return box + dice([first, first]) + small;
  if (word === 'triple' && first) return box + dice([first, first, first]) + small;
  if (word === 'pair') return box + dice([first, second]) + small;
  if (word === 'single') return box + dice([first]) + small;
  const names: Readonly<Record<string, [string, string]>> = {
    small: [t('felt.small'), localize('4 to 10')],
    big: [t('felt.big'), localize('11 to 17')],
    odd: [t('felt.odd'), pays],
    even: [t('felt.even'), pays],
    triple: [t('felt.any'), '32×'],
  };
  const [name = '', below = ''] = names[word] ?? [];
  return box + write(name, -2, word === 'triple' ? 13 : 17) + write(below, height / 2 - 5, 12, '#ffd36b');
}

export const narrowSicBo = feltOf(340, [
  { height: 46, ids: ['small', 'odd', 'even', 'big'], shares: [3, 2, 2, 3] },
  { height: 43, ids: doubles },
  { height: 43, ids: [...triples, 'triple'] },
  { height: 43, ids: range('total', 4, 10) },
  { height: 43, ids: range('total', 11, 17) },
  { height: 43, ids: pairs.slice(0, 5) },
  { height: 43, ids: pairs.slice(5, 10) },
  { height: 43, ids: pairs.slice(10) },
  { height: 43, ids: singles.slice(0, 3) },
  { height: 43, ids: singles.slice(3) },
]);
export const wideSicBo = feltOf(760, [
  { height: 58, ids: ['small', 'odd', ...doubles, 'even', 'big'], shares: [7, 4, 3, 3, 3, 3, 3, 3, 4, 7] },
  { height: 46, ids: [...triples, 'triple'] },
  { height: 50, ids: range('total', 4, 17) },
  { height: 46, ids: pairs },
  { height: 48, ids: singles },
]);
