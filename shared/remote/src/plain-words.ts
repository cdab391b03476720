import { cleanHtml } from '@portal/shared/ui/clean-html';

/** Returns the plain text of an announcement for a list; separate blocks stay separated. */
export function plainWords(html: string): string {
  const apart = html.replaceAll('</', ' </').replaceAll('<br', ' <br');
  return (cleanHtml(apart).textContent ?? '').replace(/\s+/g, ' ').trim();
}
