import { type Messages, messagesIn } from './messages.ts';

const english = () => import('../locales/EN/shell.json');
const files = {
  EN: english,
  TY: async () => ({ default: (await import('./shell-texts-ty.ts')).shellTextsTy }),
  CN: () => import('../locales/CN/shell.json'),
  MY: () => import('../locales/MY/shell.json'),
  VN: () => import('../locales/VN/shell.json'),
  TH: () => import('../locales/TH/shell.json'),
};

/** Texts of the shell area in a product language; an unknown language is English. */
export function loadMessages(language: string): Promise<Messages> {
  return messagesIn(language, files);
}
