/** The address of a picture made here: only what would end the address is escaped, which halves its length. */
export function svgSource(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/[%#]/g, encodeURIComponent)}`;
}
