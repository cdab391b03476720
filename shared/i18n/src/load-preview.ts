import { type Messages, withFallback } from './messages.ts';

const english = () => import('../locales/EN/preview.json');
const loaders: Record<string, () => Promise<{ default: Messages }>> = {
  EN: english,
  TY: () => import('../locales/TY/preview.json'),
  CN: () => import('../locales/CN/preview.json'),
  MY: () => import('../locales/MY/preview.json'),
};

/** Texts of the bar over a preview in a product language; an unknown language is English. */
export async function loadPreviewTexts(language: string): Promise<Messages> {
  const [base, chosen] = await Promise.all([english(), (loaders[language] ?? english)()]);
  return withFallback(base.default, chosen.default);
}
