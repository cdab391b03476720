import { locale } from '../../texts/language.ts';
import { isTextKey, t } from '../texts/translate.ts';

/** What is printed on boards of Vietnam, whatever the language of the page. */
const printed: Readonly<Record<string, string>> = {
  DB: 'ĐB',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((no) => [`G${no}`, `G.${no}`])),
};

const textOf = (key: string): string | undefined => (isTextKey(key) ? t(key) : undefined);

/** Names of a prize of a board: short as it is printed with the language of that, and in full. */
export function prizeName(prize: string): { short: string; full: string; lang: string } {
  const full = textOf(`prize.${prize}`) ?? prize;
  const onPaper = printed[prize];
  if (onPaper !== undefined) return { short: onPaper, full, lang: 'vi' };
  return { short: textOf(`short.${prize}`) ?? full, full, lang: locale() };
}
