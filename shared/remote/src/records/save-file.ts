/** The byte order mark that `text()` of a response removes; without it Excel does not read UTF-8. */
const byteOrderMark = '\uFEFF';

/** Passes a text file to the browser, which saves it under the name. */
export function saveCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
