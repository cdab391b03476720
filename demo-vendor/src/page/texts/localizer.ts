import { type InEach, inSpoken } from './language.ts';

type Translations = Readonly<Record<string, string>>;

const figure = /\d+(?:[.,]\d+)*/g;

/**
 * Creates a translator of the studio's English texts into the language of the page; undefined without one, as in
 * English. A key may have `#` in place of each figure; `{1}` inserts the first.
 */
export const createLocalizer =
  (texts: InEach<Translations>) =>
  (english: string): string | undefined => {
    const own = inSpoken(texts);
    const of = (key: string) => (Object.hasOwn(own, key) ? own[key] : undefined);
    const figures = english.match(figure) ?? [];
    const text = of(english) ?? of(english.replace(figure, '#'));
    return text?.replace(/\{(\d)\}/g, (_hole, no: string) => figures[Number(no) - 1] ?? '');
  };
