const enrolHash = /^#\/enrol\/([A-Za-z0-9_-]{43})$/;

/** Returns the token of a new operator's one-use link; undefined for every other address. */
export const enrolTokenOf = (hash: string): string | undefined => enrolHash.exec(hash)?.[1];

const signInHash = /^#\/sign-in\/([A-Za-z0-9_-]{43}|refused)$/;

/** Returns what a sign-in by the provider brought back: a ticket, or `refused`; undefined for every other address. */
export const signInResultOf = (hash: string): string | undefined => signInHash.exec(hash)?.[1];
