import { cleanHtml } from '@portal/shared/ui/clean-html';

/** What an announcement says, without its looks: for the line of a list. */
export function plainWords(html: string): string {
  const blocks = [...cleanHtml(html).childNodes].map((node) => node.textContent?.trim());
  return blocks.filter(Boolean).join(' ');
}
