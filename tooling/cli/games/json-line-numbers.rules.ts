import { type Node, parseTree } from 'jsonc-parser';

/**
 * Lines of a JSON document, from 1, by the way to a place: `['games', 12, 'minBet']`. What is not there is looked for in
 * the nearest that stands around it.
 */
export function jsonLineNumbers(source: string): (jsonPath: readonly (string | number)[]) => number {
  const tree = parseTree(source);
  const starts = [0, ...[...source.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length)];
  return (jsonPath) => (tree ? lineAt(starts, offsetOf(tree, jsonPath.map(String))) : 1);
}

function offsetOf(node: Node, steps: readonly string[]): number {
  // A name may have dots of its own, as a path has between its steps.
  for (let count = 1; count <= steps.length; count += 1) {
    const found = stepInto(node, steps.slice(0, count).join('.'));
    if (found) return steps.length > count ? offsetOf(found.value, steps.slice(count)) : found.offset;
  }
  return node.offset;
}

/** Of duplicate names the last counts, as in JSON parsers. */
function stepInto({ type, children = [] }: Node, step: string): { value: Node; offset: number } | undefined {
  if (type === 'array') {
    const value = /^\d+$/.test(step) ? children[Number(step)] : undefined;
    return value && { value, offset: value.offset };
  }
  const property = children.findLast((one) => one.type === 'property' && one.children?.[0]?.value === step);
  const value = property?.children?.[1];
  return property && value && { value, offset: property.offset };
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
