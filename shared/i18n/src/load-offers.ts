import { type Messages, withFallback } from './messages.ts';

const english = () => import('../locales/EN/offers.json');
const loaders: Record<string, () => Promise<{ default: Messages }>> = {
  EN: english,
  TY: () => import('../locales/TY/offers.json'),
  CN: () => import('../locales/CN/offers.json'),
  MY: () => import('../locales/MY/offers.json'),
};

/** Texts of promotions, VIP levels and the points mall in a product language; an unknown language is English. */
export async function loadOffersTexts(language: string): Promise<Messages> {
  const [base, chosen] = await Promise.all([english(), (loaders[language] ?? english)()]);
  return withFallback(base.default, chosen.default);
}
