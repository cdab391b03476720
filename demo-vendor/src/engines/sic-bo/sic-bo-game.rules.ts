import { chipEngine } from '../chips.rules.ts';
import { sicBoTable } from './sic-bo.rules.ts';

const paytable = [
  { label: 'Small, big, odd, even (no triple)', pays: '2×' },
  { label: 'Total 4 or 17', pays: '63×' },
  { label: 'Total 5 or 16', pays: '32×' },
  { label: 'Total 6 or 15', pays: '19×' },
  { label: 'Total 7 or 14', pays: '13×' },
  { label: 'Total 8 or 13', pays: '9×' },
  { label: 'Total 9 or 12', pays: '8×' },
  { label: 'Total 10 or 11', pays: '7×' },
  { label: 'A double, two dice at least', pays: '12×' },
  { label: 'A triple of one face', pays: '191×' },
  { label: 'Any triple', pays: '32×' },
  { label: 'Two faces together', pays: '7×' },
  { label: 'A face once, twice, three times', pays: '2×, 3×, 13×' },
];

export const sicBo = chipEngine(
  {
    id: 'sic-bo',
    title: 'Sic bo, three dice',
    returnPercent: (100 * 210) / 216,
    returnBasis: 'exact',
    rules: [
      'Three fair dice are thrown. Lay chips on up to 20 places before they fall; what is named includes the chip itself.',
      'A triple loses small, big, odd and even.',
      'In the long run small, big, odd, even and two faces together return 97.22 %, a single face 96.30 %, the other places 87.5 % to 92.6 %, 10, 11, 8 and 13 the least.',
    ],
    paytable,
  },
  sicBoTable,
  'small',
  ({ 0: first, 1: second, 2: third }, choice) => ({ kind: 'sic-bo', choice, dice: [first, second, third] }),
);
