import { type Messages, messagesIn, overEnglish } from './messages.ts';

const english = () => import('../locales/EN/preview.json');
const files = {
  EN: english,
  TY: () => overEnglish(english(), import('../locales/TY/preview.json')),
  CN: () => import('../locales/CN/preview.json'),
  MY: () => import('../locales/MY/preview.json'),
  VN: () => import('../locales/VN/preview.json'),
  TH: () => import('../locales/TH/preview.json'),
};

/** Texts of the bar over a preview in a product language; an unknown language is English. */
export function loadPreviewTexts(language: string): Promise<Messages> {
  return messagesIn(language, files);
}
