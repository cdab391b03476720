import path from 'node:path';
import { writeProductFile } from '@portal/cli/command/product-file';
import { freePort } from '@portal/machine/free-port';
import { needNginx } from '@portal/machine/need-nginx';
import { freePorts } from '../start/processes/ports.ts';
import { type Product, type ProductOptions, startProduct } from '../start/start-product.ts';
import { type EdgePorts, type EdgeServers, remoteOriginsOf, startEdgeServers } from './edge-servers.ts';
import { startDatabase } from './start-database.ts';

export interface EdgeProduct extends Product {
  /** The platform itself, which players reach through the edge alone. */
  platformAddress: string;
  edgePorts: EdgePorts;
  remotes: EdgeServers['remotes'];
}

interface EdgeOptions extends ProductOptions {
  /** Port of the players' origin; a free one by default. */
  edgePort?: number;
}

/**
 * The production shape without containers: PostgreSQL, the platform, vendor and provider, one nginx for the shell and
 * for each remote on an origin of its own, and the edge before them. All on this machine, all ended by `stop`.
 */
export async function startEdgeProduct(options: EdgeOptions): Promise<EdgeProduct> {
  const print = options.print ?? (() => {});
  needNginx();
  const ports = options.ports ?? (await freePorts());
  const edgePorts = await chooseEdgePorts(options.edgePort);
  const address = `http://localhost:${edgePorts.edge}`;
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
  };
  try {
    const database = await startDatabase();
    stops.push(database.stop);
    print('PostgreSQL runs');
    const env = {
      ...options.env,
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DEMO_DATA: 'true',
      PUBLIC_ORIGIN: address,
      REMOTE_ORIGINS: JSON.stringify(remoteOriginsOf(edgePorts)),
      TRUST_PROXY: 'true',
    };
    const product = await startProduct({ ...options, ports, env });
    stops.push(product.stop);
    const folder = path.join(product.dataDir, 'edge');
    const { dataDir, vendorAddress } = product;
    const servers = await startEdgeServers({ ports: edgePorts, dataDir, folder, platformPort: ports.platform });
    stops.push(servers.stop);
    await writeProductFile(dataDir, { address, vendorAddress, pid: process.pid });
    return { ...product, address, platformAddress: product.address, edgePorts, remotes: servers.remotes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function chooseEdgePorts(edgePort: number | undefined): Promise<EdgePorts> {
  return {
    'remote-games': await freePort(),
    'remote-member-centre': await freePort(),
    'remote-agent-centre': await freePort(),
    'remote-lottery': await freePort(),
    shell: await freePort(),
    edge: edgePort ?? (await freePort()),
  };
}
