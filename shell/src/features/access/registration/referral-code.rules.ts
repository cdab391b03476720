/** Returns the invitation code of the address (docs/product.md 3): `?referralCode=AGENT01`. */
export function referralCodeOf({ search }: Pick<Location, 'search'>): string | undefined {
  return new URLSearchParams(search).get('referralCode')?.trim() || undefined;
}
