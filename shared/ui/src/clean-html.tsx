import DOMPurify from 'dompurify';

const allowed = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'iframe', 'video', 'audio'],
  FORBID_ATTR: ['style', 'id', 'class', 'name'],
  ALLOWED_URI_REGEXP: /^(https?:\/\/|\/(?![/\\])|#)/i,
  ADD_ATTR: ['target'],
  ADD_URI_SAFE_ATTR: ['target'],
  RETURN_DOM_FRAGMENT: true as const,
};

/**
 * Sanitizes the operator's HTML in the page, independent of the server: links lead to the web or to own paths only.
 * Returns the sanitizer's nodes, never text that would be parsed again.
 */
export function cleanHtml(html: string): DocumentFragment {
  const cleaned = DOMPurify.sanitize(html, allowed);
  for (const link of cleaned.querySelectorAll('[target]')) {
    // Another tab, which learns nothing of this one; no frame of ours is aimed at.
    if (link.getAttribute('target') === '_blank') link.setAttribute('rel', 'noopener noreferrer');
    else link.removeAttribute('target');
  }
  return cleaned;
}
