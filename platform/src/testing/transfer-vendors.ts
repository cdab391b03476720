import type { App } from '../app.ts';

/** Vendors whose bets post against wallets of their own, without games. */
export async function addTransferVendors({ modules }: App, ...names: string[]): Promise<void> {
  await modules.games.importCatalogue({
    provider: 'transfer-studio',
    vendors: names.map((vassalage) => ({
      ...{ vassalage, name: `Studio ${vassalage}`, gameType: 'RNG', walletMode: 'transfer' as const },
    })),
    games: [],
  });
}
