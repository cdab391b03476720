import { startEdgeProduct } from '@portal/run/edge/start-edge-product';
import { type Product, type ProductOptions, startProduct } from '@portal/run/start/start-product';
import type { EdgeOfRun } from './running-product.ts';

/** A product for a run, and how to reach its servers. */
interface ShapedProduct extends Product {
  platformAddress: string;
  edge?: EdgeOfRun;
}

/**
 * Starts the product as `npm start` does; with E2E_SHAPE=edge in the production shape, with origins and servers of their
 * own.
 */
export async function startShape(options: ProductOptions): Promise<ShapedProduct> {
  if (process.env.E2E_SHAPE !== 'edge') {
    const product = await startProduct(options);
    return { ...product, platformAddress: product.address };
  }
  const product = await startEdgeProduct(options);
  const names = Object.entries(product.remotes);
  return {
    ...product,
    edge: {
      remotes: Object.fromEntries(names.map(([name, { origin }]) => [name, origin])),
      pids: Object.fromEntries(names.map(([name, { pid }]) => [name, pid])),
    },
  };
}
