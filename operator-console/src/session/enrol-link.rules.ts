const enrolHash = /^#\/enrol\/([A-Za-z0-9_-]{43})$/;

/** Returns the token of a new operator's one-use link; undefined for every other address. */
export const enrolTokenOf = (hash: string): string | undefined => enrolHash.exec(hash)?.[1];
