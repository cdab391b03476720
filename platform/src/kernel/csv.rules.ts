/** Excel reads a file as UTF-8 only when it begins with this. */
export const byteOrderMark = '\uFEFF';

/** What a spreadsheet would take for a formula, also after spaces and in full width. */
const formula = /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** A plain number is one, also below zero. */
const plainNumber = /^-?\d+(\.\d+)?$/;

/** One cell: a text that could be a formula begins with an apostrophe, so that no spreadsheet runs it. */
export function csvCell(text: string): string {
  if (plainNumber.test(text)) return text;
  const safe = formula.test(text) ? `'${text}` : text;
  return /^[\p{L}\p{N} :.]*$/u.test(safe) ? safe : `"${safe.replaceAll('"', '""')}"`;
}

/** One line with its end, as RFC 4180 has it. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
