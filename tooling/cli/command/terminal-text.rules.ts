/** Control characters and bidirectional marks, which could command a terminal or reorder text. */
const unseen = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Escapes them in text by players and vendors, as in `\u{1b}`. */
export const terminalText = (text: string): string =>
  text.replace(unseen, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
