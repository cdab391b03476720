/** The code of a game that is named alone, such as `harbour-baccarat`. */
export const codeOfName = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** A number that a game's pictures are drawn from: the same for the same name, another for another beginning. */
export const pictureSeed = (name: string, beginning = 7) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000, beginning);
