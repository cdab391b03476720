import { type Messages, messagesIn, overEnglish } from './messages.ts';

const english = () => import('../locales/EN/lucky.json');
const files = {
  EN: english,
  TY: () => overEnglish(english(), import('../locales/TY/lucky.json')),
  CN: () => import('../locales/CN/lucky.json'),
  MY: () => import('../locales/MY/lucky.json'),
  VN: () => import('../locales/VN/lucky.json'),
  TH: () => import('../locales/TH/lucky.json'),
};

/** Texts of wheel, eggs and envelopes in a product language; an unknown language is English. */
export function loadLuckyTexts(language: string): Promise<Messages> {
  return messagesIn(language, files);
}
