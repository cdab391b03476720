import { IntlMessageFormat } from 'intl-messageformat';
import { figureLocale, type InEach, inSpoken } from './language.ts';

/** As it is written; the build of a page parses those with values (routes/parsed-texts.ts). */
type Message = ConstructorParameters<typeof IntlMessageFormat>[0];
type Texts<Key extends string = string> = Readonly<Record<Key, Message>>;
type Values = Readonly<Record<string, string | number>>;

const formats = new Map<string, Map<Message, IntlMessageFormat>>();

/** Makes the format of a message once for each language. */
function formatOf(message: Message): IntlMessageFormat {
  const locale = figureLocale();
  const ofLocale = formats.get(locale) ?? new Map<Message, IntlMessageFormat>();
  formats.set(locale, ofLocale);
  const format = ofLocale.get(message) ?? new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
  ofLocale.set(message, format);
  return format;
}

const isPlain = (message: Message): message is string => typeof message === 'string' && !/[{']/.test(message);

const formatMessage = (message: Message, values: Values = {}): string =>
  isPlain(message) ? message : String(formatOf(message).format(values));

/**
 * Creates the translator of an area, whose texts are ICU messages.
 * @throws FormatError from `t` and `tParts` if a value is missing.
 */
export function createTranslator<Key extends string>(texts: InEach<readonly Partial<Texts<Key>>[]>) {
  const textOf = (key: Key): Message => findText(inSpoken(texts), key) ?? key;
  return {
    /** Returns a text in the language of the page. */
    t: (key: Key, values?: Values): string => formatMessage(textOf(key), values),
    /** Returns the parts of a text that has elements among its values. */
    tParts: <Part extends object>(key: Key, values: Readonly<Record<string, Part>>): (Part | string)[] =>
      formatOf(textOf(key))
        .formatToParts<Part>(values)
        .map(({ value }) => value),
    /** Checks whether a code of the wire has a text. */
    isTextKey: (key: string): key is Key => findText(texts.EN, key) !== undefined,
  };
}

/** Finds a text among files, which are not merged: those of other languages than English are fetched later. */
function findText(files: readonly Partial<Texts>[], key: string): Message | undefined {
  return files.find((file) => Object.hasOwn(file, key))?.[key];
}

const figure = /\d+(?:[.,]\d+)*/g;

/**
 * Creates a translator of the studio's English texts into the language of the page; undefined without one, as in
 * English. A key may have `#` in place of each figure; `{1}` inserts the first. `context` prefers the key
 * "context: text".
 */
export const createLocalizer =
  (texts: InEach<readonly Texts[]>) =>
  (english: string, context?: string): string | undefined => {
    const own = inSpoken(texts);
    const of = (key: string) => findText(own, key);
    const figures = english.match(figure) ?? [];
    const text = (context && of(`${context}: ${english}`)) ?? of(english) ?? of(english.replace(figure, '#'));
    return text && formatMessage(text, Object.fromEntries(figures.map((value, i) => [i + 1, value])));
  };
