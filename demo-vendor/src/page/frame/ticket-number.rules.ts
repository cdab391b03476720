/** Returns the end of an id, which players quote to support. */
export const ticketNumber = (ticketId: string): string =>
  ticketId
    .replace(/[^0-9a-z]/gi, '')
    .slice(-8)
    .toUpperCase();
