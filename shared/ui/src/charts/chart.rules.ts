export type ChartPoint = { label: string; value: number };

/** A range that contains every value and zero, with round steps; at most five lines. */
export function chartScale(values: number[]): { low: number; high: number; ticks: number[] } {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const step = roundStep((most - least || 1) / 4);
  const low = Math.floor(least / step) * step;
  const high = Math.max(step, Math.ceil(most / step) * step);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step);
  return { low, high, ticks };
}

function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  const part = wanted / power;
  return (part <= 1 ? 1 : part <= 2 ? 2 : part <= 5 ? 5 : 10) * power;
}
