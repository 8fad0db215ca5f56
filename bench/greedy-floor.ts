import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A bare server that refuses every request after a wait: what programs without pause cost readers of another process on
 * the same machine. `bench/greedy-programs.ts` starts it, and it reports its address.
 */

/** The mean time until the site answers one of 200 programs. */
const WAIT_MS = 1_900;

const server = createServer((_request, response) => {
  setTimeout(() => response.writeHead(503, { 'Retry-After': '5' }).end(), WAIT_MS);
});
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
