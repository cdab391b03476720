import { type Messages, withFallback } from './messages.ts';

const english = () => import('../locales/EN/lucky.json');
const loaders: Record<string, () => Promise<{ default: Messages }>> = {
  EN: english,
  TY: () => import('../locales/TY/lucky.json'),
  CN: () => import('../locales/CN/lucky.json'),
  MY: () => import('../locales/MY/lucky.json'),
};

/** Texts of wheel, eggs and envelopes in a product language; an unknown language is English. */
export async function loadLuckyTexts(language: string): Promise<Messages> {
  const [base, chosen] = await Promise.all([english(), (loaders[language] ?? english)()]);
  return withFallback(base.default, chosen.default);
}
