import { type Messages, messagesIn, overEnglish } from './messages.ts';

const english = () => import('../locales/EN/lottery.json');
const files = {
  EN: english,
  TY: () => overEnglish(english(), import('../locales/TY/lottery.json')),
  CN: () => import('../locales/CN/lottery.json'),
  MY: () => import('../locales/MY/lottery.json'),
  VN: () => import('../locales/VN/lottery.json'),
  TH: () => import('../locales/TH/lottery.json'),
};

/** Texts of the lottery area in a product language; an unknown language is English. */
export function loadMessages(language: string): Promise<Messages> {
  return messagesIn(language, files);
}
