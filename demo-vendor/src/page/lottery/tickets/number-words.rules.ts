/** What a line holds as it is read: figures as they are, the codes of options ("BIG") as words. */
export const numberWords = (number: string): string =>
  /^[A-Z]{2,}$/.test(number) ? `${number.charAt(0)}${number.slice(1).toLowerCase()}` : number;
