import { type NginxServer, startNginx } from './nginx-server.ts';

/** The deployables that have a server of their own: the remotes on their origins, the shell behind the edge. */
const remoteNames = ['remote-games', 'remote-member-centre', 'remote-agent-centre', 'remote-lottery'] as const;
type RemoteName = (typeof remoteNames)[number];

export type EdgePorts = Record<RemoteName | 'shell' | 'edge', number>;

export interface EdgeServers {
  remotes: Record<RemoteName, NginxServer>;
  stop(): Promise<void>;
}

interface EdgeServerOptions {
  ports: EdgePorts;
  /** Folder with `releases` and `site`. */
  dataDir: string;
  /** Where the servers keep their logs. */
  folder: string;
  platformPort: number;
}

/** The origin of each remote, for REMOTE_ORIGINS. */
export function remoteOriginsOf(ports: EdgePorts): Record<RemoteName, string> {
  const origin = (name: RemoteName) => `http://localhost:${ports[name]}`;
  return {
    'remote-games': origin('remote-games'),
    'remote-member-centre': origin('remote-member-centre'),
    'remote-agent-centre': origin('remote-agent-centre'),
    'remote-lottery': origin('remote-lottery'),
  };
}

/** One nginx for each deployable and one for the players' origin; the pages must have been written before. */
export async function startEdgeServers(options: EdgeServerOptions): Promise<EdgeServers> {
  const { ports, dataDir, folder, platformPort } = options;
  const started: NginxServer[] = [];
  const start = async (name: keyof EdgePorts, template: string, values: Record<string, string>) => {
    const server = await startNginx({ name, template, port: ports[name], folder, values });
    started.push(server);
    return server;
  };
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()));
  };
  const remote = (name: RemoteName) => start(name, 'releases', { FILES_DIR: dataDir, REMOTE: name });
  try {
    const remotes = {
      'remote-games': await remote('remote-games'),
      'remote-member-centre': await remote('remote-member-centre'),
      'remote-agent-centre': await remote('remote-agent-centre'),
      'remote-lottery': await remote('remote-lottery'),
    };
    await start('shell', 'shell', { FILES_DIR: dataDir });
    await start('edge', 'edge', {
      PLATFORM_SERVER: `127.0.0.1:${platformPort}`,
      SHELL_SERVER: `127.0.0.1:${ports.shell}`,
      PLAYERS_SCHEME: 'http',
      TLS_DIR: folder,
      TLS_SERVER: 'unix:',
    });
    return { remotes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
