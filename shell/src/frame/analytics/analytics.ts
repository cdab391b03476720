declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let isLoaded = false;

/** The analytics script reads the arguments object itself, not an array. */
function gtag(..._words: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

function load(gtagId: string): void {
  if (isLoaded) return;
  isLoaded = true;
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gtagId)}`;
  document.head.append(script);
  gtag('js', new Date());
  gtag('config', gtagId, { send_page_view: false });
}

/** Counts a page view. Query and hash are left out: they may hold an invitation code or an e-mail token. */
export function countPageView(gtagId: string, pathname: string): void {
  load(gtagId);
  gtag('event', 'page_view', { page_location: window.location.origin + pathname, page_path: pathname });
}
