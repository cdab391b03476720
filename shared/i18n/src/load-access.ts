import { type Messages, messagesIn, overEnglish } from './messages.ts';

const english = () => import('../locales/EN/access.json');
const files = {
  EN: english,
  TY: () => overEnglish(english(), import('../locales/TY/access.json')),
  CN: () => import('../locales/CN/access.json'),
  MY: () => import('../locales/MY/access.json'),
  VN: () => import('../locales/VN/access.json'),
  TH: () => import('../locales/TH/access.json'),
};

/** Texts of the access dialogs (login, codes, human verification) in a product language; English if unknown. */
export function loadAccessTexts(language: string): Promise<Messages> {
  return messagesIn(language, files);
}
