import { spots } from '@portal/engines/cards/baccarat/baccarat.rules';
import { localize } from '../../texts/localize.ts';
import type { FeltLayout, FeltSpot } from '../chips/chip-felt.ts';

const tints: Readonly<Record<string, string>> = {
  player: '#2f6fe4',
  banker: '#c8242f',
  tie: '#16835d',
  'player-pair': '#2f6fe4',
  'banker-pair': '#c8242f',
};

function drawn({ id, x, y, width, height }: FeltSpot): string {
  const spot = spots.find((each) => each.id === id);
  const size = id.includes('pair') ? 13 : 18;
  const box = `x="${x - width / 2 + 2}" y="${y - height / 2 + 2}" width="${width - 4}" height="${height - 4}" rx="8"`;
  const above = y - height / 2;
  return `<rect ${box} fill="${tints[id]}" fill-opacity=".34" stroke="#f6e7bd" stroke-opacity=".8" stroke-width="1.2"/><text x="${x}" y="${above + size + 7}" text-anchor="middle" font-size="${size}" font-weight="800" fill="#fffaf0">${localize(spot?.label ?? '')}</text><text x="${x}" y="${y + height / 2 - 9}" text-anchor="middle" font-size="11" font-weight="700" fill="#ffd36b">${spot?.pays ?? ''}</text>`;
}

function feltOf(width: number, top: number, bottom: number): FeltLayout {
  const third = width / 3;
  const half = width / 2;
  const fields: FeltSpot[] = [
    { id: 'player-pair', x: third / 2, y: top / 2, width: third, height: top },
    { id: 'tie', x: half, y: top / 2, width: third, height: top },
    { id: 'banker-pair', x: width - third / 2, y: top / 2, width: third, height: top },
    { id: 'player', x: half / 2, y: top + bottom / 2, width: half, height: bottom },
    { id: 'banker', x: half + half / 2, y: top + bottom / 2, width: half, height: bottom },
  ];
  return { width, height: top + bottom, markup: () => fields.map(drawn).join(''), spots: fields };
}

export const narrowBaccarat = feltOf(320, 66, 86);
export const wideBaccarat = feltOf(560, 66, 80);
