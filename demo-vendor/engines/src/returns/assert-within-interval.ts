import assert from 'node:assert/strict';
import type { SimulatedReturn } from './returns.ts';

/**
 * Asserts that a simulated return lies within its 99.9 % interval around the published percent.
 *
 * @param roundedBy rounding of the published percent, in percent @param name of what was simulated, for the message
 */
export function assertWithinInterval(
  { percent, halfWidth }: SimulatedReturn,
  published: number,
  { roundedBy = 0, name = '' }: { roundedBy?: number; name?: string } = {},
): void {
  const message = `${name ? `${name}: ` : ''}${percent} is not within ${halfWidth} of ${published}`;
  assert.ok(Math.abs(percent - published) <= halfWidth + roundedBy, message);
}
