import type { TextOf } from '../../../host/use-text.ts';

/** Formats points with a sign, using a real minus: "+12", "−3,200", "0". */
export function signedPoints(t: TextOf, points: number): string {
  const sign = points < 0 ? '−' : points > 0 ? '+' : '';
  return `${sign}${t('points.number', { points: Math.abs(points) })}`;
}
