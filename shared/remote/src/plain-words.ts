import { cleanHtml } from '@portal/shared/ui/clean-html';

/** What an announcement says, without its looks: for the line of a list. Parts that stand below each other stay apart. */
export function plainWords(html: string): string {
  const apart = html.replaceAll('</', ' </').replaceAll('<br', ' <br');
  return (cleanHtml(apart).textContent ?? '').replace(/\s+/g, ' ').trim();
}
