/** How long a turn lasts. */
export const turnMs = 20_000;
/** The first turn is longer by this: the cards are dealt meanwhile. */
export const dealMs = 4000;
