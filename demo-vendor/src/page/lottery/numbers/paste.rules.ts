export interface ReadNumbers {
  /** Each once, in the order they were written. */
  numbers: string[];
  /** What was written and is no number of this length. */
  bad: string[];
  /** How many stood there more than once. */
  repeated: number;
}

/** Longest text that is looked at: whatever is pasted, the page stays quick. */
const mostRead = 20_000;

/** Numbers of `length` digits out of what a player typed or pasted, whatever stands between them. */
export function readNumbers(text: string, length: number): ReadNumbers {
  const parts = text
    .slice(0, mostRead)
    .split(/[\s,;.:/|_-]+/)
    .filter((part) => part !== '');
  const isNumber = (part: string) => part.length === length && /^\d+$/.test(part);
  const good = parts.filter(isNumber);
  const numbers = [...new Set(good)];
  return { numbers, bad: parts.filter((part) => !isNumber(part)), repeated: good.length - numbers.length };
}

/** What was read, in words. */
export function readWords({ numbers, bad, repeated }: ReadNumbers, length: number): string {
  const told = [`${numbers.length} ${numbers.length === 1 ? 'number' : 'numbers'} read`];
  if (repeated > 0) told.push(`${repeated} repeated`);
  if (bad.length > 0) {
    const shown = bad.slice(0, 3).map((part) => part.slice(0, 12));
    told.push(`not ${length} digits: ${shown.join(', ')}${bad.length > 3 ? ` and ${bad.length - 3} more` : ''}`);
  }
  return `${told.join('; ')}.`;
}
