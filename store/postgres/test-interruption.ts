import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * A proxy between the store and a PostgreSQL server, so that the server can become unreachable without being stopped.
 */
export async function interruption(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;
  let isCut = false;

  function join(socket: Socket): void {
    // Accepted by the system before the proxy was cut off.
    if (isCut) return void socket.on('error', () => undefined).destroy();
    const onward = connect(Number(target.port || 5432), target.hostname);
    for (const each of [socket, onward]) {
      sockets.add(each);
      each.on('error', () => undefined).on('close', () => [socket, onward].forEach((other) => other.destroy()));
    }
    socket.pipe(onward).pipe(socket);
  }

  async function mend(): Promise<void> {
    isCut = false;
    server = createServer(join);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  }

  await mend();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    mend,
    /** Existing connections stay open, but pass nothing any more; new ones work. */
    swallow() {
      for (const socket of sockets) socket.unpipe().resume();
    },
    async cut(): Promise<void> {
      isCut = true;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await closed;
    },
  };
}
