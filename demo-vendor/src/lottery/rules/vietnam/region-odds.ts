/** Payout of a play for one unit of money, and its average return. */
export interface Pays {
  pays: string;
  returns: number;
}

/** Odds that depend on the count of numbers on the board of a region. */
export interface RegionOdds {
  /** Lots: paid for each number of the board that hits. */
  lots: Readonly<Record<2 | 3 | 4, Pays>>;
  head: Pays;
  combinations: Readonly<Record<2 | 3 | 4, Pays>>;
}

const odds = (pays: string, returns: number): Pays => ({ pays, returns });

/** 27 numbers with two last digits, 23 with three, 20 with four. */
export const northOdds: RegionOdds = {
  lots: { 2: odds('3.50', 0.945), 3: odds('41.00', 0.943), 4: odds('470.00', 0.94) },
  head: odds('23.50', 0.94),
  combinations: { 2: odds('17.00', 0.933), 3: odds('76.00', 0.9346), 4: odds('350.00', 0.9345) },
};

/** 18 numbers with two last digits, 17 with three, 16 with four. */
export const provinceOdds: RegionOdds = {
  lots: { 2: odds('5.25', 0.945), 3: odds('55.00', 0.935), 4: odds('590.00', 0.944) },
  head: odds('94.00', 0.94),
  combinations: { 2: odds('36.00', 0.9399), 3: odds('240.00', 0.9392), 4: odds('1700.00', 0.9439) },
};
