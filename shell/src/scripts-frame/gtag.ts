declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The analytics script reads the arguments object itself, not an array. */
function gtag(..._words: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

/** Loads the analytics script; it counts nothing by itself, and its cookies are of this host alone. */
export function loadAnalytics(gtagId: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gtagId)}`;
  document.head.append(script);
  gtag('js', new Date());
  gtag('config', gtagId, { send_page_view: false, cookie_domain: 'none', page_referrer: '' });
}

/** Counts a view of a page of the portal; what the script would read of the frame itself is replaced. */
export function countPageView(origin: string, path: string): void {
  const page = { page_location: origin + path, page_path: path, page_referrer: '' };
  gtag('set', page);
  gtag('event', 'page_view', page);
}
