import { type InEach, inSpoken } from './speech.ts';

type Told = Readonly<Record<string, string>>;

const figure = /\d+(?:[.,]\d+)*/g;

/**
 * Tells what the studio says in English in the language of the page; undefined where there is no text, as in English. A text
 * with figures may stand there with `#` for each of them; `{1}` is the first.
 */
export const teller =
  (texts: InEach<Told>) =>
  (english: string): string | undefined => {
    const own = inSpoken(texts);
    const of = (key: string) => (Object.hasOwn(own, key) ? own[key] : undefined);
    const figures = english.match(figure) ?? [];
    const text = of(english) ?? of(english.replace(figure, '#'));
    return text?.replace(/\{(\d)\}/g, (_hole, no: string) => figures[Number(no) - 1] ?? '');
  };
