import { type Messages, messagesIn, overEnglish } from './messages.ts';

const english = () => import('../locales/EN/search.json');
const files = {
  EN: english,
  TY: () => overEnglish(english(), import('../locales/TY/search.json')),
  CN: () => import('../locales/CN/search.json'),
  MY: () => import('../locales/MY/search.json'),
  VN: () => import('../locales/VN/search.json'),
  TH: () => import('../locales/TH/search.json'),
};

/** Texts of search in a product language; an unknown language is English. */
export function loadSearchTexts(language: string): Promise<Messages> {
  return messagesIn(language, files);
}
