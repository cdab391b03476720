import { type Messages, withFallback } from './messages.ts';

const english = () => import('../locales/EN/member-centre.json');
const loaders: Record<string, () => Promise<{ default: Messages }>> = {
  EN: english,
  TY: () => import('../locales/TY/member-centre.json'),
  CN: () => import('../locales/CN/member-centre.json'),
  MY: () => import('../locales/MY/member-centre.json'),
};

/** Texts of the member-centre area in a product language; an unknown language is English. */
export async function loadMessages(language: string): Promise<Messages> {
  const [base, chosen] = await Promise.all([english(), (loaders[language] ?? english)()]);
  return withFallback(base.default, chosen.default);
}
