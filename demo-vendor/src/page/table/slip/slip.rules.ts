/** A chip not placed yet; values in whole currency units. */
export interface LaidChip {
  spot: string;
  value: number;
}

export function sumBySpot(chips: readonly LaidChip[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { spot, value } of chips) sums.set(spot, (sums.get(spot) ?? 0) + value);
  return sums;
}

export const total = (chips: readonly LaidChip[]) => chips.reduce((sum, { value }) => sum + value, 0);

export interface SlipLimits {
  /** Limits of each spot, and of all together. */
  spot: ReadonlyMap<string, number>;
  round: number;
}

export type LayRefusal = 'above_spot_limit' | 'above_round_limit';

/** Adds a chip, or returns why it is not allowed in addition to the placed ones. */
export function layChip(
  laid: readonly LaidChip[],
  chip: LaidChip,
  placed: ReadonlyMap<string, number>,
  limits: SlipLimits,
): LaidChip[] | LayRefusal {
  const next = [...laid, chip];
  const onSpot = (sumBySpot(next).get(chip.spot) ?? 0) + (placed.get(chip.spot) ?? 0);
  if (onSpot > (limits.spot.get(chip.spot) ?? 0)) return 'above_spot_limit';
  const placedSum = [...placed.values()].reduce((sum, value) => sum + value, 0);
  return total(next) + placedSum > limits.round ? 'above_round_limit' : next;
}

/** Adds as many of these chips as the limits allow, in order. */
export function layAll(
  laid: readonly LaidChip[],
  chips: readonly LaidChip[],
  placed: ReadonlyMap<string, number>,
  limits: SlipLimits,
): LaidChip[] {
  return chips.reduce<LaidChip[]>(
    (all, chip) => {
      const next = layChip(all, chip, placed, limits);
      return typeof next === 'string' ? all : next;
    },
    [...laid],
  );
}

/** Formats whole units as amount text. */
export const amountOf = (value: number) => `${value}.00`;
