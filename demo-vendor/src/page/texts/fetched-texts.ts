type Texts = Record<string, unknown>;

const places: Record<string, Texts> = {};

/** Returns the texts of a place (a file and its export), which are added when the page fetches their language. */
export function fetchedTexts(place: string): Texts {
  const texts = places[place] ?? {};
  places[place] = texts;
  return texts;
}

/** Adds the texts of a language by place. */
export function addTexts(language: Readonly<Record<string, Texts>>): void {
  for (const [place, texts] of Object.entries(language)) Object.assign(fetchedTexts(place), texts);
}
