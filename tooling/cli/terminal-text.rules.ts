/** Speaks to a terminal, or turns the order of what stands behind it: no text of a table does. */
const unseen = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What players and vendors wrote may stand in it: what a terminal would obey is told by its code, as in `\u{1b}`. */
export const terminalText = (text: string): string =>
  text.replace(unseen, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
