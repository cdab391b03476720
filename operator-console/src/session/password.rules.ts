/** Shortest password of an operator in characters, as in the platform's contract. */
export const shortestPassword = 12;
