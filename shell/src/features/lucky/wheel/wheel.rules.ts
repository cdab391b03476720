/** Rotation of the middle of a slice from the top, in degrees clockwise. */
export const angleOf = (index: number, count: number) => (index * 360) / count;

const wholeTurns = 6;

/**
 * Returns the final rotation (degrees, clockwise, always increasing) with the slice under the pointer at the top.
 * `aside` from -1 to 1 is the position within the slice, so that spins do not all end in its middle.
 */
export function stopAt(index: number, count: number, from: number, sliceOffset: number): number {
  const inSlice = sliceOffset * (360 / count) * 0.38;
  const target = (((-angleOf(index, count) + inSlice) % 360) + 360) % 360;
  const turnsDone = Math.ceil(from / 360);
  return (turnsDone + wholeTurns) * 360 + target;
}

/** SVG path of one of `count` slices at the top of a wheel with this radius around 0, 0. */
export function slicePath(count: number, radius: number): string {
  const half = Math.PI / count;
  const [x, y] = [Math.sin(half) * radius, -Math.cos(half) * radius];
  const round = (value: number) => Math.round(value * 100) / 100;
  return `M0 0L${round(-x)} ${round(y)}A${radius} ${radius} 0 0 1 ${round(x)} ${round(y)}Z`;
}
