import { request } from 'node:http';

/** Requests exactly this path: `fetch` would first resolve the dots in it. */
export function rawGet(siteUrl: string, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
    });
    asked.once('error', reject);
    asked.end();
  });
}
