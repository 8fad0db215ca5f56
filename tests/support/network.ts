import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Network {
  /** The service's address through this network. */
  url: string;
  /**
   * From now on no data passes and nothing is closed, like a pulled cable: new connections are accepted, and receive
   * nothing.
   */
  silence(): void;
  /** Delays each answer by this much. */
  slow(ms: number): void;
  /** Ends every connection, and accepts no new one. */
  cut(): void;
  /** Passes everything again, including data sent during the silence. */
  heal(): void;
  close(): Promise<void>;
}

/** A TCP proxy between a node and a service that simulates network faults. */
export async function startNetwork(url: string): Promise<Network> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  let isSilent = false;
  let isCut = false;
  let delayMs = 0;

  const whenHealed = (act: () => void) => (isSilent ? void held.push(act) : act());

  function pass(from: Socket, to: Socket, isAnswer: boolean): void {
    const send = (act: () => void) => {
      // Timers of equal length fire in the order in which they were started.
      if (isAnswer && delayMs > 0) setTimeout(() => whenHealed(act), delayMs);
      else whenHealed(act);
    };
    from.on('data', (part) => send(() => to.write(part)));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      send(() => to.destroy());
    });
  }

  const server = createServer((socket) => {
    if (isCut) return void socket.on('error', () => undefined).destroy();
    const onward = connect(Number(target.port), target.hostname);
    for (const each of [socket, onward]) sockets.add(each.setNoDelay(true));
    pass(socket, onward, false);
    pass(onward, socket, true);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const by = new URL(url);
  by.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: by.href,
    silence: () => void (isSilent = true),
    slow: (ms) => void (delayMs = ms),
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    heal() {
      [isSilent, isCut, delayMs] = [false, false, 0];
      for (const act of held.splice(0)) act();
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
