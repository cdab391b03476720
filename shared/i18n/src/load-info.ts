import { type Messages, withFallback } from './messages.ts';

const english = () => import('../locales/EN/info.json');
const loaders: Record<string, () => Promise<{ default: Messages }>> = {
  EN: english,
  TY: () => import('../locales/TY/info.json'),
  CN: () => import('../locales/CN/info.json'),
  MY: () => import('../locales/MY/info.json'),
};

/** Texts of help, download, join, support and the pages instead of the app; an unknown language is English. */
export async function loadInfoTexts(language: string): Promise<Messages> {
  const [base, chosen] = await Promise.all([english(), (loaders[language] ?? english)()]);
  return withFallback(base.default, chosen.default);
}
