import sanitizeHtml from 'sanitize-html';

const ownOrWeb = /^(?:https?:\/\/|\/(?![/\\])|#)/i;

/**
 * HTML written by an operator, reduced to what an article needs: text, lists, tables, links to http(s) or to paths of
 * this site, pictures from the same. Scripts, styles, forms, frames, event attributes and other schemes are removed, and
 * links whose text reads another address than the one they lead to become text.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'blockquote'],
      ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'a', 'img'],
    ],
    allowedAttributes: { a: ['href', 'title', 'target', 'rel'], img: ['src', 'alt', 'width', 'height'], th: ['scope'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, { href = '', title, target }) => {
        const link: Record<string, string> = ownOrWeb.test(href) ? { href } : {};
        if (title) link.title = title;
        if (target === '_blank') Object.assign(link, { target, rel: 'noopener noreferrer' });
        return { tagName, attribs: link };
      },
    },
    exclusiveFilter: ({ tag, attribs, text }) => {
      if (tag === 'a' && misleads(attribs.href ?? '', text)) return 'excludeTag';
      return tag === 'img' && !ownOrWeb.test(attribs.src ?? '');
    },
  });
}

/** Lists the addresses that links and pictures of sanitised HTML lead to. */
export function addressesIn(html: string): string[] {
  const found: string[] = [];
  sanitizeHtml(html, {
    allowedTags: ['a', 'img'],
    transformTags: {
      '*': (tagName, attribs) => {
        found.push(...[attribs.href, attribs.src].filter((address) => address !== undefined));
        return { tagName, attribs };
      },
    },
  });
  return found;
}

const hostInText = /(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu;

/** Whether a link to another site has a text that names a host which is not where it leads. Invisible characters count not. */
function misleads(href: string, text: string): boolean {
  if (!/^https?:/i.test(href)) return false;
  const host = URL.canParse(href) ? new URL(href).hostname : '';
  const named =
    text
      .replaceAll(/\p{Cf}/gu, '')
      .toLowerCase()
      .match(hostInText) ?? [];
  return named.some((name) => host !== name && !host.endsWith(`.${name}`));
}
