import { type Messages, withFallback } from './messages.ts';

const english = () => import('../locales/EN/shell.json');
const loaders: Record<string, () => Promise<{ default: Messages }>> = {
  EN: english,
  TY: () => import('../locales/TY/shell.json'),
  CN: () => import('../locales/CN/shell.json'),
  MY: () => import('../locales/MY/shell.json'),
};

/** Texts of the shell area in a product language; an unknown language is English. */
export async function loadMessages(language: string): Promise<Messages> {
  const [base, chosen] = await Promise.all([english(), (loaders[language] ?? english)()]);
  return withFallback(base.default, chosen.default);
}
