/** Rows under a head, columns as wide as their longest cell. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [head, ...rows].map(line).join('\n');
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
