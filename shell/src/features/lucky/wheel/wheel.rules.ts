/** Degrees by which a slice in the middle of `count` slices is turned from the top, clockwise. */
export const angleOf = (index: number, count: number) => (index * 360) / count;

const wholeTurns = 6;

/**
 * Where the wheel stops (degrees, clockwise, always further on) so that the slice lies under the pointer at the top.
 * `aside` from -1 to 1 says where within the slice, so that not every spin ends in its middle.
 */
export function stopAt(index: number, count: number, from: number, aside: number): number {
  const inSlice = aside * (360 / count) * 0.38;
  const target = (((-angleOf(index, count) + inSlice) % 360) + 360) % 360;
  const turnsDone = Math.ceil(from / 360);
  return (turnsDone + wholeTurns) * 360 + target;
}

/** Path of a slice around the top, of `count`, for a wheel of this radius around 0, 0. */
export function slicePath(count: number, radius: number): string {
  const half = Math.PI / count;
  const [x, y] = [Math.sin(half) * radius, -Math.cos(half) * radius];
  const round = (value: number) => Math.round(value * 100) / 100;
  return `M0 0L${round(-x)} ${round(y)}A${radius} ${radius} 0 0 1 ${round(x)} ${round(y)}Z`;
}
