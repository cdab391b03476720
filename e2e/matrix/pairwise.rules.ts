/** One value for each factor. */
export type Choice<T> = Readonly<Record<string, T>>;

/**
 * Returns rows in which every pair of values of two factors occurs at least once: far fewer than all combinations. Greedy
 * and deterministic: each row takes the values that cover most open pairs.
 */
export function pairwise<T>(factors: Readonly<Record<string, readonly T[]>>): Choice<T>[] {
  const names = Object.keys(factors);
  const open = new Set(allPairs(factors));
  if (names.length < 2) return (factors[names[0] ?? ''] ?? []).map((value) => ({ [String(names[0])]: value }));
  const rows: Choice<T>[] = [];
  while (open.size > 0) {
    const row = rowFor(factors, open);
    rows.push(Object.fromEntries(names.map((name) => [name, valueAt(factors, name, row.get(name) ?? 0)])));
    for (const pair of pairsOf(row)) open.delete(pair);
  }
  return rows;
}

/** Starts with an uncovered pair and adds the other factors one by one; positions by name. */
function rowFor<T>(factors: Readonly<Record<string, readonly T[]>>, open: ReadonlySet<string>): Map<string, number> {
  const [first = ''] = open;
  const row = new Map(first.split(' ').map((part) => readPart(part)));
  for (const name of Object.keys(factors)) {
    if (row.has(name)) continue;
    const gains = (factors[name] ?? []).map((_, at) => gainOf(row, name, at, open));
    row.set(name, gains.indexOf(Math.max(...gains)));
  }
  return row;
}

function gainOf(row: ReadonlyMap<string, number>, name: string, at: number, open: ReadonlySet<string>): number {
  return [...row].filter(([other, place]) => open.has(pairKey([other, place], [name, at]))).length;
}

function allPairs(factors: Readonly<Record<string, readonly unknown[]>>): string[] {
  const parts = Object.entries(factors).flatMap(([name, values]) => values.map((_, at) => [name, at] as const));
  return parts.flatMap((a) => parts.filter((b) => a[0] < b[0]).map((b) => pairKey(a, b)));
}

function pairsOf(row: ReadonlyMap<string, number>): string[] {
  return [...row].flatMap((a) => [...row].filter((b) => a[0] < b[0]).map((b) => pairKey(a, b)));
}

type Part = readonly [string, number];

function pairKey(a: Part, b: Part): string {
  return (a[0] < b[0] ? [a, b] : [b, a]).map(([name, at]) => `${name}#${at}`).join(' ');
}

function readPart(text: string): [string, number] {
  const [name = '', at] = text.split('#');
  return [name, Number(at)];
}

function valueAt<T>(factors: Readonly<Record<string, readonly T[]>>, name: string, at: number): T {
  const value = factors[name]?.[at];
  if (value === undefined) throw new Error(`${name} has no value ${at}`);
  return value;
}
