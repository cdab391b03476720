interface Place {
  x: number;
  y: number;
}

/** Returns the nearest place in a direction; sideways distance counts more. Returns the same place if there is none. */
export function nearestTowards<P extends Place>(from: P, [dx, dy]: readonly [number, number], places: readonly P[]): P {
  const distance = (to: P) => {
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    return ahead <= 0.5 ? Number.POSITIVE_INFINITY : ahead + 3 * aside;
  };
  return places.reduce((best, to) => (distance(to) < distance(best) ? to : best), from);
}
