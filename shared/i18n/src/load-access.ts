import { type Messages, withFallback } from './messages.ts';

const english = () => import('../locales/EN/access.json');
const loaders: Record<string, () => Promise<{ default: Messages }>> = {
  EN: english,
  TY: () => import('../locales/TY/access.json'),
  CN: () => import('../locales/CN/access.json'),
  MY: () => import('../locales/MY/access.json'),
};

/** Texts of the ways in (login, codes, human verification) in a product language; an unknown language is English. */
export async function loadAccessTexts(language: string): Promise<Messages> {
  const [base, chosen] = await Promise.all([english(), (loaders[language] ?? english)()]);
  return withFallback(base.default, chosen.default);
}
