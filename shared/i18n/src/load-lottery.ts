import { type Messages, withFallback } from './messages.ts';

const english = () => import('../locales/EN/lottery.json');
const loaders: Record<string, () => Promise<{ default: Messages }>> = {
  EN: english,
  TY: () => import('../locales/TY/lottery.json'),
  CN: () => import('../locales/CN/lottery.json'),
  MY: () => import('../locales/MY/lottery.json'),
};

/** Texts of the lottery area in a product language; an unknown language is English. */
export async function loadMessages(language: string): Promise<Messages> {
  const [base, chosen] = await Promise.all([english(), (loaders[language] ?? english)()]);
  return withFallback(base.default, chosen.default);
}
