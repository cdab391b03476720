import { foldedText } from '@portal/shared/contract/typed/typed-text.rules';

export interface ReadNumbers {
  /** Each once, in order of appearance. */
  numbers: string[];
  /** Entries that are not numbers of this length. */
  bad: string[];
  /** Number of repeated entries. */
  repeated: number;
}

/** Maximum length of text to parse, so that the page stays responsive. */
const mostRead = 20_000;

/** Parses numbers of `length` digits from typed or pasted text with any separators. */
export function readNumbers(text: string, length: number): ReadNumbers {
  const parts = foldedText(text.slice(0, mostRead))
    .split(/[\s,;.:/|_-]+/)
    .filter((part) => part !== '');
  const isNumber = (part: string) => part.length === length && /^\d+$/.test(part);
  const good = parts.filter(isNumber);
  const numbers = [...new Set(good)];
  return { numbers, bad: parts.filter((part) => !isNumber(part)), repeated: good.length - numbers.length };
}
