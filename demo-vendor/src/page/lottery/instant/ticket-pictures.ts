import { wonStars } from '../../../lottery/rules/instant/star-ticket.ts';
import { wonLines } from '../../../lottery/rules/instant/wave-ticket.ts';
import { path, picture, s } from '../../art/svg.ts';
import { type TextKey, t } from '../texts/translate.ts';

interface Drawn {
  name: TextKey;
  d: string;
  fill: string;
  line?: string;
}

const star = 'M50 10l12 26 28 4-20 20 5 29-25-14-25 14 5-29-20-20 28-4z';

/** Pictures 1 to 6 of the star ticket; the first is what wins. */
const stars: readonly Drawn[] = [
  { name: 'picture.star', d: star, fill: '#f5a300', line: '#a35f00' },
  { name: 'picture.moon', d: 'M62 14a38 38 0 1 0 24 60 32 32 0 0 1-24-60z', fill: '#7c86d8' },
  { name: 'picture.cloud', d: 'M26 76a18 18 0 0 1 2-36 24 24 0 0 1 46-2 19 19 0 0 1 2 38z', fill: '#8fc3e8' },
  {
    name: 'picture.lantern',
    d: 'M46 6h8v12h-8zM34 18h32v6h-32zM26 26h48q14 22 0 44h-48q-14-22 0-44zM34 72h32v6h-32zM46 80h8v14h-8z',
    fill: '#e2503c',
  },
  {
    name: 'picture.clover',
    d: 'M50 48q-30-6-26-24t26 6q8-24 24-10t-10 22q24-8 22 10t-30 8l-4 30h-6l4-32q-20 14-26-2t26-8z',
    fill: '#3f9d5a',
  },
  {
    name: 'picture.bell',
    d: 'M50 10q6 0 6 8 20 6 20 30 0 18 8 26h-68q8-8 8-26 0-24 20-30 0-8 6-8zM40 78h20q-2 10-10 10t-10-10z',
    fill: '#d99a2b',
  },
];

/** Pictures 1 to 8 of the wave ticket, by what a line of three pays. */
const waves: readonly Drawn[] = [
  {
    name: 'picture.wave',
    d: 'M6 74q8-56 48-56 30 0 34 26-18-16-30-4-9 10 6 22t34-2q-2 30-52 30-26 0-40-16z',
    fill: '#f0a500',
    line: '#9a6400',
  },
  {
    name: 'picture.pearl',
    d: 'M50 18a30 30 0 1 1 0 60 30 30 0 0 1 0-60zM40 30a10 7 0 1 1 0 14 10 7 0 0 1 0-14z',
    fill: '#d5b9e6',
  },
  {
    name: 'picture.turtle',
    d: 'M50 24q32 0 32 30 0 8-8 8h-48q-8 0-8-8 0-30 32-30zM82 44q14-4 14 6 0 8-12 8zM26 64h14l-4 16h-12zM60 64h14l2 16h-12z',
    fill: '#3f9d5a',
  },
  {
    name: 'picture.dolphin',
    d: 'M8 64q12-42 50-42 8-12 18-10-4 8-4 14 18 10 20 30-12-12-28-8-22 4-30 24-2-12-8-14-10 0-18 6z',
    fill: '#3f86d0',
  },
  {
    name: 'picture.starfish',
    d: 'M50 8q10 24 12 26 24 2 30 8-14 14-20 20 4 22 2 30-16-6-24-14-10 10-24 14-2-10 2-30-10-8-20-20 8-6 30-8z',
    fill: '#e8694a',
  },
  {
    name: 'picture.shell',
    d: 'M50 86l-34-36q2-34 34-36 32 2 34 36zM50 86v-68M50 86l-18-62M50 86l18-62',
    fill: '#e79ab4',
    line: '#a4486a',
  },
  {
    name: 'picture.anchor',
    d: 'M44 26a12 12 0 1 1 12 0v10h16v8h-16v36q16-2 20-18l-8 2 14-16 6 20-6-2q-6 26-32 28-26-2-32-28l-6 2 6-20 14 16-8-2q4 16 20 18v-36h-16v-8h16z',
    fill: '#566080',
  },
  {
    name: 'picture.coral',
    d: 'M44 92v-22q-22-2-24-30h10q2 16 14 18v-46h12v30q10-4 10-18h10q0 24-20 30v38z',
    fill: '#e05a72',
  },
];

export type TicketLook = 'instant' | 'instant-wave';

/** A picture of an instant ticket by its number. */
export function ticketPicture(look: TicketLook, number: string): SVGSVGElement {
  const drawn = (look === 'instant' ? stars : waves)[Number(number) - 1];
  if (!drawn) return picture('ticket-picture', 100, 100, s('g'));
  const line = drawn.line ?? 'rgb(0 0 0 / 0.35)';
  return picture(
    'ticket-picture',
    100,
    100,
    path(drawn.d, {
      fill: drawn.fill,
      stroke: line,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
      'fill-rule': 'evenodd',
    }),
  );
}

export function ticketPictureName(look: TicketLook, number: string): string {
  const drawn = (look === 'instant' ? stars : waves)[Number(number) - 1];
  return drawn ? t(drawn.name) : number;
}

/** Fields of a ticket that won, by their places. */
export const wonFields = (look: TicketLook, fields: readonly string[]): ReadonlySet<number> =>
  new Set(look === 'instant' ? wonStars(fields) : wonLines(fields).flat());
