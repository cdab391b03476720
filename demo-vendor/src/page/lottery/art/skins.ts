import type { LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';
import { barColours, groundColours, skinReader } from '../../frame/palette.ts';

const skin = skinReader([
  ...groundColours,
  ...barColours,
  // Paper of boards and tickets, its print, its fine lines, and figures of the highest prize.
  ...(['paper', 'print', 'rule', 'prize'] as const),
  // The drum and the ticket in the pictures: two colours of light, and the gold.
  ...(['art-1', 'art-2', 'art-3'] as const),
]);

type LotterySkin = ReturnType<typeof skin>;

/** One line is one palette, in the order above: lacquer of Vietnam, lagoon of the south-east, night of the fast draws, candy of the tickets. */
export const skins = {
  'lacquer-light': skin(
    'light',
    `#faf4ec #ffffff #f3e8da #e4d3bf #2b1210 #6b4f48 #c2261c #ffffff #a81d14
     #7d120f #b3241a #fff4e2 #c2261c #0b6a42 #b3231b
     #fffdf6 #3a1512 #e8cdb0 #c2261c #e0442c #8f1512 #ffc64a`,
  ),
  'lacquer-dark': skin(
    'dark',
    `#190b0c #281314 #110607 #4a2726 #fff1e8 #d3b0a6 #ff6a4d #2a0502 #ff9a80
     #31090a #64130f #fff1e0 #ff8272 #6ad9a0 #ff9287
     #fbf1df #3a1512 #dcc0a0 #b3201a #d63a26 #6f0f0f #ffc64a`,
  ),
  'lagoon-light': skin(
    'light',
    `#f0f6f6 #ffffff #e0eded #c6dcdc #082c33 #3f6066 #0b7285 #ffffff #075c6c
     #053f4d #0b7285 #eafcff #b3241a #0b6a42 #b3231b
     #fffdf6 #0a2e36 #cfdedb #9a5a00 #12a3a8 #064a63 #ffd166`,
  ),
  'lagoon-dark': skin(
    'dark',
    `#061619 #0d2428 #030e10 #1f464c #eafcfc #9fc6c9 #2cd1d6 #01262a #66e3e6
     #082429 #0d4a55 #ffffff #ff7a70 #6ee7a8 #ff9287
     #f7f3e4 #0a2e36 #c9d6cf #8a5000 #0f9aa0 #053a4d #ffd166`,
  ),
  'night-light': skin(
    'light',
    `#f2f2fa #ffffff #e6e6f4 #d0d0e6 #14163a #4f5278 #4f46d6 #ffffff #4038b8
     #1a1c4e #3a35a0 #f2f2ff #c2261c #0b6a42 #b3231b
     #ffffff #14163a #d6d6ea #4038b8 #6a5cff #1c1f6b #ffc34d`,
  ),
  'night-dark': skin(
    'dark',
    `#0b0c20 #15173a #070817 #2e3166 #f1f1ff #aeb0dc #8f86ff #0c0733 #b3acff
     #11132f #2b2870 #ffffff #ff6f91 #5fe3b1 #ff8fa8
     #f4f3ff #14163a #cfcfe6 #4038b8 #6a5cff #14165a #ffc34d`,
  ),
  'candy-light': skin(
    'light',
    `#fdf2f7 #ffffff #f9e2ee #efcadd #3a0f2b #74475f #b81e7a #ffffff #9c1566
     #6a0f4f #b81e7a #fff0f8 #b3231b #0b6a42 #b3231b
     #fffafd #3a0f2b #f0cfe0 #b81e7a #e0459c #6d1a86 #ffcf5c`,
  ),
  'candy-dark': skin(
    'dark',
    `#1a0915 #2a1122 #12050e #532745 #ffeef8 #d8aec8 #ff6dbb #2e0019 #ff9ccf
     #280c20 #641a4e #ffffff #ff8a7c #6ee7a8 #ff9c90
     #fdf0f7 #3a0f2b #e3bfd3 #a3186c #d93a90 #591470 #ffcf5c`,
  ),
};

const wornBy: Readonly<Record<LotteryKindCode, 'lacquer' | 'lagoon' | 'night' | 'candy'>> = {
  'vn-north': 'lacquer',
  'vn-central': 'lacquer',
  'vn-south': 'lacquer',
  thai: 'lagoon',
  'four-d': 'lagoon',
  'five-digits': 'night',
  'three-dice': 'night',
  instant: 'candy',
  'instant-wave': 'candy',
};

/** The skin of a kind of lottery, in the theme of the portal. */
export const skinOf = (kind: LotteryKindCode, theme: 'light' | 'dark'): LotterySkin =>
  skins[`${wornBy[kind]}-${theme}`];
