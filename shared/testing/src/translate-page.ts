/**
 * Does what translators of browsers do to a page: each text node is replaced by an element that holds another text.
 * `isStubborn` translates what `translate="no"` forbids, too.
 */
export function translatePage(root: Element, { isStubborn = false } = {}): void {
  if (!isStubborn && root.getAttribute('translate') === 'no') return;
  for (const node of [...root.childNodes]) {
    if (node instanceof Element) translatePage(node, { isStubborn });
    else if (node instanceof Text && node.data.trim() !== '') {
      const font = document.createElement('font');
      font.textContent = `«${node.data}»`;
      node.replaceWith(font);
    }
  }
}
