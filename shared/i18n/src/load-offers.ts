import { type Messages, messagesIn, overEnglish } from './messages.ts';

const english = () => import('../locales/EN/offers.json');
const files = {
  EN: english,
  TY: () => overEnglish(english(), import('../locales/TY/offers.json')),
  CN: () => import('../locales/CN/offers.json'),
  MY: () => import('../locales/MY/offers.json'),
  VN: () => import('../locales/VN/offers.json'),
  TH: () => import('../locales/TH/offers.json'),
};

/** Texts of promotions, VIP levels and the points mall in a product language; an unknown language is English. */
export function loadOffersTexts(language: string): Promise<Messages> {
  return messagesIn(language, files);
}
