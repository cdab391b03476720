/** Returns the code of a game from its name alone, such as `harbour-baccarat`. */
export const codeOfName = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** Returns the seed of a game's pictures, stable for a name and a `beginning`. */
export const pictureSeed = (name: string, beginning = 7) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000, beginning);
