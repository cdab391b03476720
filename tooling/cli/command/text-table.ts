import Table from 'cli-table3';

/** Columns side by side: no lines, no colours. */
const plain = {
  chars: {
    top: '',
    'top-mid': '',
    'top-left': '',
    'top-right': '',
    bottom: '',
    'bottom-mid': '',
    'bottom-left': '',
    'bottom-right': '',
    left: '',
    'left-mid': '',
    mid: '',
    'mid-mid': '',
    right: '',
    'right-mid': '',
    middle: '  ',
  },
  style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
};

/** Rows under a head, columns as wide as their longest cell; wide letters count twice. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = new Table({ ...plain, head: [...head] });
  table.push(...rows.map((row) => [...row]));
  return table.toString().replace(/ +$/gm, '');
}

/** A page of a list, with its page number below; an empty list says so. */
export function pageTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { pageNo, totalPages }: { pageNo: number; totalPages: number },
): string {
  if (totalPages === 0) return 'Nothing to show.';
  return `${textTable(head, rows)}\nPage ${pageNo} of ${totalPages}`;
}
