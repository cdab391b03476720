/** Measurement of a domain: pending, its time in milliseconds, or unreachable. */
export type Speed = 'measuring' | 'unreachable' | number;

export interface MeasuredDomain {
  domain: string;
  speed: Speed;
}

const rankOf = (speed: Speed) => (speed === 'unreachable' ? 2 : speed === 'measuring' ? 1 : 0);

/** Sorts fastest first, then pending, then unreachable; equals keep the operator's order. */
export function bySpeed(domains: readonly MeasuredDomain[]): MeasuredDomain[] {
  return [...domains].sort(
    (one, other) =>
      rankOf(one.speed) - rankOf(other.speed) ||
      (typeof one.speed === 'number' && typeof other.speed === 'number' ? one.speed - other.speed : 0),
  );
}

/** Recommends the fastest reachable domain once all are measured. */
export function recommended(domains: readonly MeasuredDomain[]): string | undefined {
  if (domains.some(({ speed }) => speed === 'measuring')) return undefined;
  const [first] = bySpeed(domains);
  return typeof first?.speed === 'number' ? first.domain : undefined;
}

/** A host with an optional port and nothing else: it becomes the address of a link. */
export const isDomain = (text: string) => /^[a-z0-9.-]{1,253}(:\d{1,5})?$/i.test(text);
