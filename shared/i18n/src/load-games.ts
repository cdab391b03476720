import { type Messages, messagesIn, overEnglish } from './messages.ts';

const english = () => import('../locales/EN/games.json');
const files = {
  EN: english,
  TY: () => overEnglish(english(), import('../locales/TY/games.json')),
  CN: () => import('../locales/CN/games.json'),
  MY: () => import('../locales/MY/games.json'),
  VN: () => import('../locales/VN/games.json'),
  TH: () => import('../locales/TH/games.json'),
};

/** Texts of the games area in a product language; an unknown language is English. */
export function loadMessages(language: string): Promise<Messages> {
  return messagesIn(language, files);
}
