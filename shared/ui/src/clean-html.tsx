import DOMPurify from 'dompurify';

const allowed = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'iframe', 'video', 'audio'],
  FORBID_ATTR: ['style', 'id', 'class', 'name'],
  ALLOWED_URI_REGEXP: /^(https?:\/\/|\/(?![/\\])|#)/i,
  RETURN_DOM_FRAGMENT: true as const,
};

/**
 * HTML of the operator, cleaned in the page once more whatever the server did: links lead to the web or to own paths only.
 * The page gets the nodes that the sanitizer gives, never a text to parse again.
 */
export const cleanHtml = (html: string): DocumentFragment => DOMPurify.sanitize(html, allowed);
