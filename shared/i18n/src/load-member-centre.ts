import { type Messages, messagesIn, overEnglish } from './messages.ts';

const english = () => import('../locales/EN/member-centre.json');
const files = {
  EN: english,
  TY: () => overEnglish(english(), import('../locales/TY/member-centre.json')),
  CN: () => import('../locales/CN/member-centre.json'),
  MY: () => import('../locales/MY/member-centre.json'),
  VN: () => import('../locales/VN/member-centre.json'),
  TH: () => import('../locales/TH/member-centre.json'),
};

/** Texts of the member-centre area in a product language; an unknown language is English. */
export function loadMessages(language: string): Promise<Messages> {
  return messagesIn(language, files);
}
