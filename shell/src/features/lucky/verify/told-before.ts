const told = new Map<string, string>();

/** Keeps the commitment this page has seen before a draw was made, for as long as the page is open. */
export function rememberTold(drawId: string, commitment: string): void {
  told.set(drawId, commitment);
}

/** Undefined for draws of another visit. */
export const toldBefore = (drawId: string): string | undefined => told.get(drawId);
