/** Rows and columns of a bead road. */
export const roadRows = 5;
export const roadColumns = 12;

/** A result of the road: its sign, and the colour that goes with it. */
export interface Bead {
  roundNo: number;
  sign: string;
  tone: 'red' | 'blue' | 'green' | 'black';
}

/** A bead with its place; row and column count from 1. */
export interface PlacedBead extends Bead {
  row: number;
  column: number;
}

/**
 * Places beads as a table does: down each column, then the next. A round keeps its row whatever comes after it; a column
 * leaves at the start when there is no more room.
 */
export function placeBeads(beads: readonly Bead[]): PlacedBead[] {
  const columnOf = (roundNo: number) => Math.floor((roundNo - 1) / roadRows);
  const [first, latest] = [beads[0], beads.at(-1)];
  if (!first || !latest) return [];
  const start = Math.max(columnOf(first.roundNo), columnOf(latest.roundNo) - roadColumns + 1);
  return beads.flatMap((bead) => {
    const column = columnOf(bead.roundNo) - start + 1;
    return column < 1 ? [] : [{ ...bead, column, row: ((bead.roundNo - 1) % roadRows) + 1 }];
  });
}
