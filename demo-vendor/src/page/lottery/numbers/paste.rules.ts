import { foldedText } from '@portal/shared/contract/typed-text.rules';

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
  const parts = foldedText(text.slice(0, mostRead))
    .split(/[\s,;.:/|_-]+/)
    .filter((part) => part !== '');
  const isNumber = (part: string) => part.length === length && /^\d+$/.test(part);
  const good = parts.filter(isNumber);
  const numbers = [...new Set(good)];
  return { numbers, bad: parts.filter((part) => !isNumber(part)), repeated: good.length - numbers.length };
}
