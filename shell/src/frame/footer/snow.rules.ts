const count = 36;

/** Golden ratio steps: evenly spread without a visible pattern, and the same at every visit. */
const spread = (place: number, factor: number) => (place * factor) % 1;

interface Flake {
  /** Percent of the width. */
  left: number;
  /** px */
  size: number;
  seconds: number;
  /** Negative: already falling at the start. */
  delay: number;
  /** px to the side while it falls. */
  drift: number;
}

export const flakes: readonly Flake[] = Array.from({ length: count }, (_, place) => {
  const seconds = 9 + spread(place, 0.414) * 9;
  return {
    left: Math.round(spread(place, 0.618) * 10_000) / 100,
    size: 3 + Math.round(spread(place, 0.732) * 5),
    seconds: Math.round(seconds * 10) / 10,
    delay: -Math.round(spread(place, 0.236) * seconds * 10) / 10,
    drift: Math.round((spread(place, 0.853) - 0.5) * 80),
  };
});
