import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

const MIB = 1024;

/**
 * Starts to watch a process's memory as reported by Linux: the returned function gives its highest growth since, in
 * MiB.
 */
export function memoryGrowth(pid: number): () => number {
  // Resets Linux's peak value (proc_pid_clear_refs(5)).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = memoryOf(pid, 'VmRSS');
  return () => memoryOf(pid, 'VmHWM') - before;
}

function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const [, kib] = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / MIB;
}

interface Flood {
  /** Number of requests sent in one piece. */
  requests: number;
  path: string;
}

/** A connection that sends all requests and reads nothing until it is resumed. */
export function askAndReadNothing(siteUrl: string, { requests, path }: Flood): Socket {
  const { hostname, port } = new URL(siteUrl);
  const client = connect(Number(port), hostname);
  client.on('error', () => undefined);
  client.pause().write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(requests));
  return client;
}

/** Resolves when this many idle connections from an address have each been open for at least a moment. */
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
