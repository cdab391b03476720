/** Digits chosen for each place of a number. */
type Columns = readonly ReadonlySet<number>[];

/** How many numbers the columns make: the product of their sizes. */
export const countOfColumns = (columns: Columns): number => columns.reduce((all, column) => all * column.size, 1);

/** Every number that the columns make, lowest first. */
export function numbersOfColumns(columns: Columns): string[] {
  return columns.reduce<string[]>(
    (made, column) => made.flatMap((number) => [...column].sort((a, b) => a - b).map((digit) => number + digit)),
    [''],
  );
}
