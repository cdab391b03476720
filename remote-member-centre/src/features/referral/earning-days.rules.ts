interface Days {
  from: string;
  to: string;
}

interface Point {
  /** YYYY-MM-DD. */
  day: string;
  total: string;
}

const dayMs = 86_400_000;

/** Every day of the period, with what was earned on it: nothing where the answer has none. */
export function daysWithEarnings({ from, to }: Days, points: readonly Point[]): Point[] {
  const earned = new Map(points.map(({ day, total }) => [day, total]));
  const days: Point[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) {
    const day = new Date(at).toISOString().slice(0, 10);
    days.push({ day, total: earned.get(day) ?? '0.00' });
  }
  return days;
}
