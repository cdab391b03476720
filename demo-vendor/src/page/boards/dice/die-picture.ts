/** Where the pips of a face lie, on a square of 100. */
export const pipPositions: Readonly<Record<number, [number, number][]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** A face of an ordinary die. */
export function diePicture(pips: number): string {
  const dots = (pipPositions[pips] ?? []).map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="9" fill="#c81e2b"/><circle cx="${x - 2}" cy="${y - 3}" r="2.5" fill="#fff" opacity=".6"/>`,
  );
  return `<svg viewBox="0 0 100 100" aria-hidden="true"><rect x="4" y="6" width="92" height="92" rx="20" fill="#b9a98c"/><rect x="4" y="2" width="92" height="92" rx="20" fill="#fffaf0"/>${dots.join('')}</svg>`;
}
