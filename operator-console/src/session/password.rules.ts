/** Characters that an operator's password has at least, as the platform's contract asks for. */
export const shortestPassword = 12;
