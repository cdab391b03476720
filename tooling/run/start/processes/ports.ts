import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Ports {
  /** Players and API. */
  platform: number;
  vendor: number;
  operator: number;
  /** Pay page of the sandbox provider. */
  provider: number;
}

/** A problem the user can mend: shown as one message, without a stack. */
export class StartProblem extends Error {}

const portMax = 65_535;

/** The ports of a product: `PORT` decides; vendor, operators' API and payment provider take the ones above. */
export function portsFrom(environment: NodeJS.ProcessEnv): Ports {
  const platform = readPort('PORT', environment.PORT, 8080);
  return {
    platform,
    vendor: readPort('VENDOR_PORT', environment.VENDOR_PORT, platform + 1),
    operator: readPort('OPERATOR_PORT', environment.OPERATOR_PORT, platform + 2),
    provider: readPort('PROVIDER_PORT', environment.PROVIDER_PORT, platform + 3),
  };
}

/** Unused ports, for products that run beside others (tests). */
export async function freePorts(): Promise<Ports> {
  const servers = await Promise.all([0, 0, 0, 0].map((port) => listen(port)));
  const [platform, vendor, operator, provider] = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('a listening server without a port');
    return address.port;
  });
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  if (!platform || !vendor || !operator || !provider) throw new Error('no four free ports');
  return { platform, vendor, operator, provider };
}

/** Throws a StartProblem that names each busy port; waits up to `graceMs` for one that is just being given up. */
export async function checkPorts(ports: Ports, graceMs: number): Promise<void> {
  for (const [subject, port] of Object.entries(ports)) {
    const deadline = Date.now() + graceMs;
    while (await isBusy(port)) {
      if (Date.now() >= deadline) throw new StartProblem(busyText(subject, port));
      await pause(200);
    }
  }
}

function busyText(subject: string, port: number): string {
  const variable = subject === 'platform' ? 'PORT' : `${subject.toUpperCase()}_PORT`;
  const other = subject === 'platform' ? port + 100 : port + 1000;
  return [
    `Port ${port} is in use by another program (needed for the ${subject}).`,
    `Stop that program, or choose another port:  ${variable}=${other} npm start`,
  ].join('\n');
}

async function isBusy(port: number): Promise<boolean> {
  try {
    const server = await listen(port);
    await new Promise((done) => server.close(done));
    return false;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return true;
    if (error instanceof Error && 'code' in error && error.code === 'EACCES') {
      throw new StartProblem(`Port ${port} may not be used by this user. Choose one above 1023:  PORT=8080 npm start`);
    }
    throw error;
  }
}

function listen(port: number): Promise<ReturnType<typeof createServer>> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

function readPort(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= portMax) return port;
  throw new StartProblem(`${name}=${text} is not a port. Give a whole number from 1 to ${portMax}.`);
}
