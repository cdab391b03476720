/** What a play pays for one unit of money, and the part of the stake that comes back. */
export interface Pays {
  pays: string;
  returns: number;
}

/** Odds that depend on how many numbers the board of a region has. */
export interface RegionOdds {
  /** Lots: for each number of the board that hits. */
  lots: Readonly<Record<2 | 3 | 4, Pays>>;
  head: Pays;
  combinations: Readonly<Record<2 | 3 | 4, Pays>>;
}

/** 27 numbers with two last digits, 23 with three, 20 with four. */
export const northOdds: RegionOdds = {
  lots: {
    2: { pays: '3.50', returns: 0.945 },
    3: { pays: '41.00', returns: 0.943 },
    4: { pays: '470.00', returns: 0.94 },
  },
  head: { pays: '23.50', returns: 0.94 },
  combinations: {
    2: { pays: '17.00', returns: 0.933 },
    3: { pays: '76.00', returns: 0.9346 },
    4: { pays: '350.00', returns: 0.9345 },
  },
};

/** 18 numbers with two last digits, 17 with three, 16 with four. */
export const provinceOdds: RegionOdds = {
  lots: {
    2: { pays: '5.25', returns: 0.945 },
    3: { pays: '55.00', returns: 0.935 },
    4: { pays: '590.00', returns: 0.944 },
  },
  head: { pays: '94.00', returns: 0.94 },
  combinations: {
    2: { pays: '36.00', returns: 0.9399 },
    3: { pays: '240.00', returns: 0.9392 },
    4: { pays: '1700.00', returns: 0.9439 },
  },
};
