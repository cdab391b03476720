import { randomInt } from 'node:crypto';
import type { Draw } from './engine.ts';

/** The draw of real rounds: node:crypto's randomInt rejects the tail, so no number is likelier than another. */
export const serverDraw: Draw = (bound) => randomInt(bound);
