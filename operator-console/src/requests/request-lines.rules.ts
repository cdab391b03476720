/** One thing that a request would set; `before` only where it replaces something. */
export interface RequestLine {
  name: string;
  before?: string;
  value: string;
}

/** `email` replaces `emailBefore`. */
const beforeOf = (name: string) => `${name}Before`;

/**
 * What a request would do, a line for each figure. A request that gives `before` and `value` has lines for what differs
 * alone; a field with its value of before has both in one line.
 */
export function requestLines(input: Readonly<Record<string, string>>): RequestLine[] {
  const { before, value, ...rest } = input;
  if (before === undefined || value === undefined) return fieldsOf(input);
  return [...fieldsOf(rest), ...changesOf(before, value)];
}

function fieldsOf(input: Readonly<Record<string, string>>): RequestLine[] {
  const names = Object.keys(input);
  const isShownWithNext = (name: string) => names.some((next) => beforeOf(next) === name);
  return names
    .filter((name) => !isShownWithNext(name))
    .flatMap((name) => {
      const [before, value = ''] = [input[beforeOf(name)], input[name]];
      return before === undefined ? leavesOf([name, value]) : [{ name, before, value }];
    });
}

function changesOf(before: string, value: string): RequestLine[] {
  const old = new Map(leavesOf(['', before]).map((line) => [line.name, line.value]));
  const next = new Map(leavesOf(['', value]).map((line) => [line.name, line.value]));
  return [...new Set([...old.keys(), ...next.keys()])]
    .filter((name) => old.get(name) !== next.get(name))
    .map((name) => ({ name, before: old.get(name) ?? '–', value: next.get(name) ?? '–' }));
}

function leavesOf([name, text]: [string, string]): RequestLine[] {
  return flatten(name, parsed(text));
}

/** Only lists and objects are taken apart; a figure such as `1.00` stays as it was written. */
function parsed(text: string): unknown {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function flatten(name: string, value: unknown): RequestLine[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (parts.length === 0) return [{ name, value: typeof value === 'string' ? value : JSON.stringify(value) }];
  return parts.flatMap(([key, part]) => flatten(name ? `${name}.${key}` : key, part));
}
