const look = 'width=440,height=750';

export interface SupportWindowPorts {
  onBlocked(): void;
  onFailed(): void;
}

/** Shows a link beside the page. */
export type SupportWindow = (linkOf: () => Promise<string>) => Promise<void>;

/**
 * Customer service in a small window (docs/product.md 2.3), opened by the press itself, or browsers would block it, and
 * closed again when the link cannot be had. One that is still open is brought to the front: a chat is not cut off.
 */
export function createSupportWindow({ onBlocked, onFailed }: SupportWindowPorts): SupportWindow {
  let opened: Window | undefined;
  return async function show(linkOf) {
    if (opened && !opened.closed) return opened.focus();
    const page = window.open('', 'support', look);
    if (!page) return onBlocked();
    opened = page;
    try {
      // The other side never reaches back into the portal.
      page.opener = null;
      page.location.replace(await linkOf());
    } catch {
      opened = undefined;
      page.close();
      onFailed();
    }
  };
}
