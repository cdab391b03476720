import type { StoredMessage } from './stored-messages.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem; }
  article { border-top: 1px solid GrayText; padding: 1rem 0; }
  h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
  p { margin: 0.25rem 0 0; overflow-wrap: anywhere; white-space: pre-wrap; }
  .about { color: GrayText; font-size: 0.875rem; }
`;

/** Renders the messages as a page for people who try the portal out. */
export function outboxPage(messages: readonly StoredMessage[]): string {
  const list = messages.map(article).join('') || '<p>No message yet.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title><style>${style}</style></head><body><main><h1>Outbox</h1>
<p class="about">SMS and e-mails of this portal, newest first. Load the page again for newer ones.</p>${list}</main></body></html>`;
}

const carrierNames = { sms: 'SMS', email: 'E-mail', push: 'Notification' } as const;

function article({ channel, to, subject, text, state, failure, createdAt }: StoredMessage): string {
  const about = [carrierNames[channel], state, failure, createdAt].filter(Boolean).join(' · ');
  const title = subject ? `<p><strong>${escaped(subject)}</strong></p>` : '';
  return `<article><h2>${escaped(to)}</h2><p class="about">${escaped(about)}</p>${title}<p>${escaped(text)}</p></article>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
