import { connect, createServer, type Server, type Socket } from 'node:net';

/** What lies between a process and PostgreSQL, and can be cut without either end being told. */
export interface Cable {
  /** The database as it is reached over this cable, under the name of the one who does. */
  readonly url: string;
  /** The name by which PostgreSQL knows who comes over it. */
  readonly name: string;
  /** Nothing arrives any more at either end, and nothing says so. */
  cut(): void;
  /** All that was sent meanwhile arrives, as if it had only been late. */
  mend(): void;
  close(): Promise<void>;
}

/** Lays a cable to a database. */
export async function layCable(databaseUrl: string, name: string): Promise<Cable> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    if (isCut) socket.pause();
    socket.on('data', (bytes: Buffer) => other.write(bytes));
    socket.on('end', () => other.end());
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroySoon();
    });
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    keep(near, far);
    keep(far, near);
  });
  const own = await portOf(server);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${own}`;
  url.searchParams.set('application_name', name);
  return {
    url: url.href,
    name,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    mend: () => {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function portOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}
