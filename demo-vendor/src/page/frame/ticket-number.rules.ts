/** The end of an id, as players read it to the support. */
export const ticketNumber = (ticketId: string): string =>
  ticketId
    .replace(/[^0-9a-z]/gi, '')
    .slice(-8)
    .toUpperCase();
