import { connect } from 'node:net';

/**
 * Writes exactly these bytes on its own connection and returns everything received until it ends. `andLeaves` ends the
 * sending side, for bytes that are not a whole request.
 */
export function rawSocket(siteUrl: string, bytes: string | Uint8Array, andLeaves = false): Promise<string> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => {
      if (andLeaves) socket.end(bytes);
      else socket.write(bytes);
    });
    socket.on('data', (part) => parts.push(part));
    socket.once('close', () => resolve(Buffer.concat(parts).toString()));
    socket.once('error', reject);
  });
}
