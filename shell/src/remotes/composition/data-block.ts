/** Returns the text of a data block that the registry wrote into the page. */
export function blockText(id: string): string | undefined {
  return document.getElementById(id)?.textContent?.trim() || undefined;
}
