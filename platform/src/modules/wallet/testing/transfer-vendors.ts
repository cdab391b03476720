import type { App } from '../../../app.ts';

/** Adds vendors whose bets post against their own wallets, without games. */
export async function addTransferVendors({ modules }: App, ...names: string[]): Promise<void> {
  await modules.games.importCatalogue({
    provider: 'transfer-studio',
    vendors: names.map((vassalage) => ({
      vassalage,
      name: `Studio ${vassalage}`,
      gameType: 'RNG',
      walletMode: 'transfer' as const,
    })),
    games: [],
  });
}
