import { findNodeAtLocation, parseTree } from 'jsonc-parser';

/**
 * Lines of a JSON document, from 1, by the way to a place: `['games', 12, 'minBet']`. What is not there is looked for in
 * the nearest that stands around it.
 */
export function linesOf(source: string): (place: readonly (string | number)[]) => number {
  const tree = parseTree(source);
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (place) => {
    for (let length = place.length; tree && length >= 0; length -= 1) {
      // A step into a list is a number, as a field of a dotted path is not.
      const steps = place.slice(0, length).map((step) => (/^\d+$/.test(String(step)) ? Number(step) : step));
      const node = findNodeAtLocation(tree, steps);
      if (node) return lineAt(starts, node.offset);
    }
    return 1;
  };
}

/** Number of lines that start at or before the place. */
function lineAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
