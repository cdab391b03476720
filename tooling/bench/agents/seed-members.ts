import type { Database } from '@portal/platform/kernel/database/database';

/** Below each node; ten levels hold more than a million. */
const fanOut = 4;

/** Ids as members have them: ten digits. */
const idOf = (number: string) => `(1000000000 + ${number})::text`;

const columns = `id, account, account_key, password_hash, password_changed_at, nickname, type, upline_path, currency,
  terms_version, registered_at`;

/**
 * Members 1 to `count` of one tree: member 1 at the top, four below each of the others until there are enough. Written level
 * by level: the path comes from the one above.
 */
export async function seedMembers(database: Database, count: number): Promise<void> {
  const write = (first: number, last: number) =>
    database.call(
      '',
      `insert into members (${columns})
        select ${idOf('no')}, 'm' || no, 'm' || no, '', now(), 'm' || no, 2,
          coalesce(above.upline_path, '') || ${idOf('no')} || '.', 'USD', '1', now() - interval '90 days'
        from generate_series($1::int, $2::int) as no
        left join members as above on no > 1 and above.id = ${idOf(`(no + ${fanOut - 2}) / ${fanOut}`)}`,
      [first, last],
    );
  let [first, width] = [1, 1];
  while (first <= count) {
    await write(first, Math.min(count, first + width - 1));
    first += width;
    width *= fanOut;
  }
  await database.call('', 'analyze members', []);
}

/** Nodes whose branch has so many members or more, the largest first; each level of the tree has branches of one size. */
export function largeNodes(count: number, atLeast: number): string[] {
  const nodes: string[] = [];
  for (let [first, width] = [1, 1]; sizeBelow(first, count) >= atLeast; first += width, width *= fanOut)
    for (let no = first; no < first + width; no += 1)
      if (sizeBelow(no, count) >= atLeast) nodes.push(String(1_000_000_000 + no));
  return nodes;
}

/** Nodes beside each other, from the end of a level, until their branches hold together so many; the last is at most half of them. */
export function lastNodes(count: number, together: number): string[] {
  const sizeWith = (node: number) => sizeBelow(node, count) + 1;
  let [first, width] = [1, 1];
  for (; sizeWith(first + width - 1) > together / 2; first += width, width *= fanOut);
  const nodes: string[] = [];
  let size = 0;
  for (let node = first + width - 1; node >= first && size < together; node -= 1) {
    nodes.push(String(1_000_000_000 + node));
    size += sizeWith(node);
  }
  return nodes;
}

function sizeBelow(node: number, count: number): number {
  let size = 0;
  let [first, last] = [node, node];
  for (;;) {
    first = fanOut * (first - 1) + 2;
    last = fanOut * last + 1;
    if (first > count) return size;
    size += Math.min(last, count) - first + 1;
  }
}
