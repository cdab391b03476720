import { layoutOf } from '../board.ts';

/** The board of the north: 27 numbers. */
export const northLayout = layoutOf(
  [5, { DB: 1, G1: 1, G2: 2, G3: 6 }],
  [4, { G4: 4, G5: 6 }],
  [3, { G6: 3 }],
  [2, { G7: 4 }],
);

/** The board of the provinces of the centre and the south: 18 numbers. */
export const provinceLayout = layoutOf(
  [6, { DB: 1 }],
  [5, { G1: 1, G2: 1, G3: 2, G4: 7 }],
  [4, { G5: 1, G6: 3 }],
  [3, { G7: 1 }],
  [2, { G8: 1 }],
);
