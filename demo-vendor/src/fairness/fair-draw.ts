import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draw } from '@portal/engines/engine';

const wordRange = 2 ** 32;

/** Returns the commitment published before the stake: the lower-case hex SHA-256 of the server seed. */
export function commitmentOf(serverSeed: Uint8Array): string {
  return bytesToHex(sha256(serverSeed));
}

/**
 * Creates the random draw of a round: the stream HMAC-SHA-256(serverSeed, `${clientSeed}:${block}`), block = 0, 1, ...,
 * cut into big-endian 32-bit words. A word at or above the largest multiple of the bound is skipped, so that all
 * numbers are equally likely. Runs on the server and in the page that verifies.
 */
export function fairDraw(serverSeed: Uint8Array, clientSeed: string): Draw {
  const words = wordsOf(serverSeed, clientSeed);
  return (bound) => {
    if (!Number.isSafeInteger(bound) || bound < 1 || bound > wordRange) throw new RangeError(`no draw below ${bound}`);
    const limit = wordRange - (wordRange % bound);
    for (;;) {
      const word = words();
      if (word < limit) return word % bound;
    }
  };
}

function wordsOf(serverSeed: Uint8Array, clientSeed: string): () => number {
  let block = 0;
  let at = 0;
  let view: DataView | undefined;
  return () => {
    if (!view || at === view.byteLength) {
      const bytes = hmac(sha256, serverSeed, utf8ToBytes(`${clientSeed}:${block}`));
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      block += 1;
      at = 0;
    }
    const word = view.getUint32(at);
    at += 4;
    return word;
  };
}

/** Derives seed number `no` of a chain; known seeds of a chain reveal nothing about the others. */
export function seedOfChain(chainSecret: Uint8Array, no: number): Uint8Array {
  return hmac(sha256, chainSecret, concatBytes(utf8ToBytes('round '), utf8ToBytes(String(no))));
}

export const seedText = bytesToHex;
export const seedFromText = hexToBytes;
