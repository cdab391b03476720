import type { Product } from './start-product.ts';

/** Prints what a new user needs to know. */
export function demoBlock(product: Product, seconds: number): string {
  const database = process.env.DATABASE_URL
    ? 'PostgreSQL by DATABASE_URL'
    : 'embedded (for trying out: not safe against a power cut)';
  return `
  The portal is ready after ${seconds} s:  ${product.address}

  Demo accounts, password Demo1234, payment password 246810
    player01, player02   players, 10,000.00 each
    player03             player, 1,000.00
    vip05                player of VIP rank 5
    agent01              top agent above player01 and player02, 100,000.00
    agent02              agent below agent01, 100,000.00

  Operator console  ${product.operatorAddress}
    operator, operator2   password Demo1234; the code of the authenticator:  npm run operator -- code operator

  Data folder  ${product.dataDir}
  Database     ${database}
  Logs         ${product.dataDir}/logs
  API          ${product.address}/docs
  Releases     npm run release -- list

  Ctrl-C stops everything.
`;
}
