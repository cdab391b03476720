import { h } from '../../dom/dom.ts';

/** Returns the language of a name if its letters reveal it. */
function languageOf(text: string): string | undefined {
  if (/[\u0e00-\u0e7f]/.test(text)) return 'th';
  return /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i.test(text) ? 'vi' : undefined;
}

/** A name set in its own language. */
export function named(text: string, className = ''): HTMLElement {
  const lang = languageOf(text);
  return h('span', { class: className, ...(lang ? { lang } : {}) }, text);
}
