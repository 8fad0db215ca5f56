import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

const MIB = 1024;

/** Begins to watch the memory of a process, as Linux counts it: the answer says by how many MiB it has grown at most since. */
export function memoryGrowth(pid: number): () => number {
  // Linux counts the highest anew (proc_pid_clear_refs(5)).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = memoryOf(pid, 'VmRSS');
  return () => memoryOf(pid, 'VmHWM') - before;
}

function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const [, kib] = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / MIB;
}

interface Flood {
  /** So many requests in one piece. */
  requests: number;
  path: string;
}

/** A connection on which everything is asked and nothing is read, until it is told to. */
export function askAndReadNothing(siteUrl: string, { requests, path }: Flood): Socket {
  const { hostname, port } = new URL(siteUrl);
  const client = connect(Number(port), hostname);
  client.on('error', () => undefined);
  client.pause().write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(requests));
  return client;
}

/** Resolves when so many idle connections from an address have been open, each for a moment at least. */
export async function openIdle(siteUrl: string, count: number, localAddress: string): Promise<Socket[]> {
  const { hostname, port } = new URL(siteUrl);
  const clients: Socket[] = [];
  for (let at = 0; at < count; at += 1) {
    const client = connect({ port: Number(port), host: hostname, localAddress });
    clients.push(client);
    await new Promise<void>((resolve) => client.on('error', () => undefined).once('connect', resolve));
  }
  return clients;
}
