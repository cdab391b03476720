/** One figure with its goal; `atMost` or `atLeast` says which side is good. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  goal: number;
  side: 'atMost' | 'atLeast';
}

/** One line of the report: the figure, its goal, and the gap where the goal is not met. */
export function lineOf({ name, value, unit, goal, side }: Figure): string {
  const met = side === 'atMost' ? value <= goal : value >= goal;
  const sign = side === 'atMost' ? '<=' : '>=';
  const shown = `${round(value)} ${unit}`.trim();
  const gap = met ? 'met' : `NOT MET, gap ${round(Math.abs(value - goal))} ${unit}`.trim();
  return `${name}: ${shown} (goal ${sign} ${goal} ${unit}): ${gap}`.replaceAll(' )', ')');
}

const round = (value: number) => Math.round(value * 1000) / 1000;
