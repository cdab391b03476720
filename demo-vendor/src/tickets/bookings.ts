/** Result of placing a bet slip. */
export type Placed<Stored extends object, Refusal> =
  | ({ kind: 'placed' } & Stored)
  | { kind: 'no'; refusal: Refusal }
  /** The id was used with different content. */
  | { kind: 'conflict' };

interface Slip {
  /** Unique id: player and the page's id of the slip. */
  key: string;
  /** Content, to detect a reused id. */
  sent: string;
  /** Content of the ticket stored with this id, if any. */
  stored: string | undefined;
}

/**
 * Creates the function that books each slip once. `book` stores the ticket, or returns the refusal; a repeated slip waits
 * for the first one. No await before the ticket of a slip is stored or `book` is called.
 */
export function createBookings<Refusal>() {
  const underWay = new Map<string, { sent: string; work: Promise<Refusal | undefined> }>();
  return async (
    { key, sent, stored }: Slip,
    book: () => Promise<Refusal | undefined>,
  ): Promise<Refusal | 'conflict' | undefined> => {
    const first = underWay.get(key);
    const before = first?.sent ?? stored;
    if (before !== undefined) return before === sent ? first?.work : 'conflict';
    const work = book().finally(() => underWay.delete(key));
    underWay.set(key, { sent, work });
    return work;
  };
}
