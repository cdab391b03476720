import { type Messages, messagesIn, overEnglish } from './messages.ts';

const english = () => import('../locales/EN/info.json');
const files = {
  EN: english,
  TY: () => overEnglish(english(), import('../locales/TY/info.json')),
  CN: () => import('../locales/CN/info.json'),
  MY: () => import('../locales/MY/info.json'),
  VN: () => import('../locales/VN/info.json'),
  TH: () => import('../locales/TH/info.json'),
};

/** Texts of help, download, join, support and the pages instead of the app; an unknown language is English. */
export function loadInfoTexts(language: string): Promise<Messages> {
  return messagesIn(language, files);
}
