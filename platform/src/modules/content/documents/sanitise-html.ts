import sanitizeHtml from 'sanitize-html';

const ownOrWeb = /^(?:https?:\/\/|\/(?![/\\])|#)/i;

/**
 * HTML written by an operator, reduced to what an article needs: text, lists, tables, links to http(s) or to paths of
 * this site, pictures from the same. Scripts, styles, forms, frames, event attributes and other schemes are removed.
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
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownOrWeb.test(attribs.src ?? ''),
  });
}
