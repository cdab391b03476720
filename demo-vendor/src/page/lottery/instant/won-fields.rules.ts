/** Rows, columns and diagonals of nine fields. */
const lines = [
  ...[
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
  ],
  ...[
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
  ],
] as const;

/** Fields of a ticket that won, by their places: all stars where there are three, or every line of three equal pictures. */
export function wonFields(look: 'instant' | 'instant-wave', fields: readonly string[]): ReadonlySet<number> {
  if (look === 'instant') {
    const stars = [...fields.keys()].filter((at) => fields[at] === '1');
    return new Set(stars.length >= 3 ? stars : []);
  }
  const won = lines.filter(
    ([a = 0, b = 0, c = 0]) => fields[a] !== undefined && fields[a] === fields[b] && fields[b] === fields[c],
  );
  return new Set(won.flat());
}
