const look = 'width=440,height=750';

interface SupportWindowPorts {
  onBlocked(): void;
  onFailed(): void;
}

/** Shows a link in the window. */
type SupportWindow = (linkOf: () => Promise<string>) => Promise<void>;

/**
 * Opens customer service in a small window (docs/product.md 2.3) inside the press, or browsers would block it, and
 * closes it if the link cannot be fetched. A window that is still open is raised, so a running chat is not cut off.
 */
export function createSupportWindow({ onBlocked, onFailed }: SupportWindowPorts): SupportWindow {
  let opened: Window | undefined;
  return async function show(linkOf) {
    if (opened && !opened.closed) return opened.focus();
    const page = window.open('', 'support', look);
    if (!page) return onBlocked();
    opened = page;
    try {
      // The other side must not reach back into the portal.
      page.opener = null;
      page.location.replace(await linkOf());
    } catch {
      opened = undefined;
      page.close();
      onFailed();
    }
  };
}
