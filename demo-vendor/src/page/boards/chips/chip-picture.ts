const rims: readonly [number, string][] = [
  [100, '#1b1d2e'],
  [25, '#7b35c9'],
  [10, '#1f6fd6'],
  [5, '#16835d'],
  [0, '#c8242f'],
];

interface Stand {
  x: number;
  y: number;
  scale: number;
}

/** A stack of chips seen from above, with its number; `isWinner` gives it a light. */
export function chipPicture({ x, y, scale }: Stand, count: number, isWinner: boolean): string {
  const rim = rims.find(([from]) => count >= from)?.[1] ?? '#c8242f';
  const size = count > 99 ? 7 : 9;
  const glow = isWinner ? '<circle r="15" fill="#ffd36b" class="chip-glow"/>' : '';
  return `<g class="chip${isWinner ? ' is-winner' : ''}" transform="translate(${x} ${y}) scale(${scale})">${glow}<ellipse cy="2.5" rx="11" ry="11" fill="#000" opacity=".4"/><circle r="11" fill="${rim}"/><circle r="9.4" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="4.9 4.9" opacity=".92"/><circle r="7.4" fill="#fffaf0" stroke="${rim}" stroke-width="1"/><text y="${size / 2.9}" text-anchor="middle" font-size="${size}" font-weight="800" fill="#14203f">${count}</text></g>`;
}
