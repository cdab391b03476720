/**
 * Measures how deep lists and objects of a JSON text nest, before it is parsed. Brackets inside strings do not count;
 * every character is looked at once.
 */
export function jsonDepth(characters: Iterable<string>): number {
  let [depth, deepest] = [0, 0];
  let [isText, isEscaped] = [false, false];
  for (const character of characters) {
    if (isText) {
      if (character === '"' && !isEscaped) isText = false;
      isEscaped = character === '\\' && !isEscaped;
    } else if (character === '"') isText = true;
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth);
    else if (character === ']' || character === '}') depth -= 1;
  }
  return deepest;
}
