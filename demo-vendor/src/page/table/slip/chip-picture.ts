const colours: readonly [least: number, back: string, edge: string][] = [
  [1000, '#1a1a22', '#e7b84a'],
  [500, '#6a2fb0', '#f1e0ff'],
  [100, '#14181f', '#ffffff'],
  [25, '#0f7a48', '#ffffff'],
  [5, '#c4242c', '#ffffff'],
  [0, '#e9eef7', '#2f6fe4'],
];

export function chipText(value: number): string {
  return value >= 1000 ? `${Number((value / 1000).toFixed(1))}K` : String(value);
}

/** Draws a chip in the colours of its value. */
export function chipPicture(value: number): string {
  const [, back, edge] = colours.find(([least]) => value >= least) ?? [0, '#e9eef7', '#2f6fe4'];
  const ink = back === '#e9eef7' ? '#12204a' : '#ffffff';
  const text = chipText(value);
  const size = text.length > 3 ? 24 : text.length > 2 ? 28 : 34;
  return `<svg viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="48" fill="${back}"/><circle cx="50" cy="50" r="41" fill="none" stroke="${edge}" stroke-width="13" stroke-dasharray="21.5 21.4" transform="rotate(-12 50 50)"/><circle cx="50" cy="50" r="33" fill="${back}" stroke="${edge}" stroke-opacity=".65" stroke-width="2"/><circle cx="50" cy="50" r="48" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/><path d="M14 34A40 40 0 0 1 62 12" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/><text x="50" y="${50 + size * 0.36}" text-anchor="middle" font-size="${size}" font-weight="800" fill="${ink}">${text}</text></svg>`;
}
