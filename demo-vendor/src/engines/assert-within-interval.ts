import assert from 'node:assert/strict';
import type { SimulatedReturn } from './returns.ts';

/**
 * Throws where a simulated return lies outside of its 99.9 % interval around the published percent.
 *
 * @param roundedBy percent that the published one may be rounded by @param name of what was simulated, for the message
 */
export function assertWithinInterval(
  { percent, halfWidth }: SimulatedReturn,
  published: number,
  { roundedBy = 0, name = '' }: { roundedBy?: number; name?: string } = {},
): void {
  const message = `${name ? `${name}: ` : ''}${percent} is not within ${halfWidth} of ${published}`;
  assert.ok(Math.abs(percent - published) <= halfWidth + roundedBy, message);
}
