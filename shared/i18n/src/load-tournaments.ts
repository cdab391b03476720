import { type Messages, messagesIn, overEnglish } from './messages.ts';

const english = () => import('../locales/EN/tournaments.json');
const files = {
  EN: english,
  TY: () => overEnglish(english(), import('../locales/TY/tournaments.json')),
  CN: () => import('../locales/CN/tournaments.json'),
  MY: () => import('../locales/MY/tournaments.json'),
  VN: () => import('../locales/VN/tournaments.json'),
  TH: () => import('../locales/TH/tournaments.json'),
};

/** Texts of tournaments in a product language; an unknown language is English. */
export function loadTournamentsTexts(language: string): Promise<Messages> {
  return messagesIn(language, files);
}
