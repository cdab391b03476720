import type { Draw } from '@portal/engines/engine';

const wordRange = 2 ** 32;

/** Uniform numbers of the browser's own source of chance; words in the uneven tail are passed over. */
export const cryptoDraw: Draw = (bound) => {
  const limit = wordRange - (wordRange % bound);
  for (;;) {
    const [word = wordRange] = crypto.getRandomValues(new Uint32Array(1));
    if (word < limit) return word % bound;
  }
};
