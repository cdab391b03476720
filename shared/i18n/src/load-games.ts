import { type Messages, withFallback } from './messages.ts';

const english = () => import('../locales/EN/games.json');
const loaders: Record<string, () => Promise<{ default: Messages }>> = {
  EN: english,
  TY: () => import('../locales/TY/games.json'),
  CN: () => import('../locales/CN/games.json'),
  MY: () => import('../locales/MY/games.json'),
};

/** Texts of the games area in a product language; an unknown language is English. */
export async function loadMessages(language: string): Promise<Messages> {
  const [base, chosen] = await Promise.all([english(), (loaders[language] ?? english)()]);
  return withFallback(base.default, chosen.default);
}
