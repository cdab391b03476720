export type Random = {
  /** A number in [from, to). */
  between: (from: number, to: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
  chance: (share: number) => boolean;
};

/** Numbers that look random and are the same for the same text, on every machine (FNV-1a into mulberry32). */
export function seededRandom(text: string): Random {
  let state = 2166136261;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 16777619);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  return {
    between: (from, to) => from + next() * (to - from),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (share) => next() < share,
  };
}
