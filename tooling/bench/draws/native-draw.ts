import { createHmac } from 'node:crypto';
import type { Draw } from '@portal/engines/engine';

const wordRange = 2 ** 32;

/**
 * The stream of the studio's `fairDraw`, counted by the HMAC of Node instead of the one that also runs in pages, which would
 * take hours for billions of words. That both are the same stream is held by a test.
 */
export function nativeDraw(seed: Uint8Array, playerText: string): Draw {
  let block = 0;
  let at = 0;
  let words = Buffer.alloc(0);
  return (bound) => {
    const limit = wordRange - (wordRange % bound);
    for (;;) {
      if (at === words.length) {
        words = createHmac('sha256', seed).update(`${playerText}:${block}`).digest();
        block += 1;
        at = 0;
      }
      const word = words.readUInt32BE(at);
      at += 4;
      if (word < limit) return word % bound;
    }
  };
}
