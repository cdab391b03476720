import { listGameVendors, listVendorGameTypes } from '@portal/shared/contract/games/vendors';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { GamesModule } from '../index.ts';

/** All our games run on both platforms of docs/product.md 7.2, so both get the same vendors. */
export function vendorListRoutes(app: FastifyInstance, games: GamesModule): void {
  route(app, listGameVendors, async ({ gameType }) => {
    const { menus } = await games.menus();
    const asked = menus.filter((menu) => !gameType || menu.gameType === gameType);
    return { vendors: asked.flatMap(({ vendors }) => vendors) };
  });
  route(app, listVendorGameTypes, async ({ vassalage }) => {
    const { menus } = await games.menus();
    const counted = menus.map((menu) => {
      const of = menu.vendors.filter((vendor) => !vassalage || vendor.vassalage === vassalage);
      return { gameType: menu.gameType, games: of.reduce((sum, vendor) => sum + vendor.games, 0), isOf: of.length > 0 };
    });
    return { gameTypes: counted.filter(({ isOf }) => isOf).map(({ isOf: _, ...type }) => type) };
  });
}
