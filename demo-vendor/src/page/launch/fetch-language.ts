import { wait } from '../dom/dom.ts';
import { addTexts } from '../texts/fetched-texts.ts';

const fetches = new Map<string, Promise<boolean>>();

/** Fetches the texts of a language once, if the page has not got them; false if they cannot be had now. */
export async function fetchLanguage(language: string): Promise<boolean> {
  const fetching = fetches.get(language) ?? fetchTexts(textFile(language));
  fetches.set(language, fetching);
  const isFetched = await fetching;
  if (!isFetched) fetches.delete(language);
  return isFetched;
}

/** Returns the file of a language ("VN") that the page names; it names none of English, which is part of it. */
function textFile(language: string): string | null {
  return new URLSearchParams(document.getElementById('game')?.dataset.texts).get(language);
}

async function fetchTexts(file: string | null): Promise<boolean> {
  if (file === null) return true;
  for (const pause of [0, 500, 1000]) {
    if (pause > 0) await wait(pause);
    const texts = await fetch(`/assets/${file}`)
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .catch(() => undefined);
    if (texts === undefined) continue;
    addTexts(texts);
    return true;
  }
  return false;
}
