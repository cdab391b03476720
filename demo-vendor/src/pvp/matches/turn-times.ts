/** Duration of a turn. */
export const turnMs = 20_000;
/** Extra time for the first turn, while the cards are dealt. */
export const dealMs = 4000;
