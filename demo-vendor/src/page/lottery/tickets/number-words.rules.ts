/** Formats a number of a line: figures unchanged, option codes ("BIG") as words. */
export const numberWords = (number: string): string =>
  /^[A-Z]{2,}$/.test(number) ? `${number.charAt(0)}${number.slice(1).toLowerCase()}` : number;
