import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Certificate } from './certificate.ts';

const EXAMPLE = new URL('../../docs/nginx.conf', import.meta.url);
const TWO_NODES = /server 127\.0\.0\.1:3000 max_fails=0;\s+server 127\.0\.0\.1:3100 max_fails=0;/;
const POLL_MS = 50;
const LIMIT_MS = 10_000;
/** Debian installs it in a folder that is only on the administrator's path. */
const PLACES = ['nginx', '/usr/sbin/nginx'];

/** The program's path; undefined when it is not installed. */
export function findNginx(): string | undefined {
  return PLACES.find((program) => spawnSync(program, ['-v']).status === 0);
}

/** TLS and HTTP/2 on a second port. */
export interface Tls extends Certificate {
  port: number;
}

export interface Balancer {
  url: string;
  /** The program's output; empty when there was no fault. */
  output(): string;
  stop(): Promise<void>;
}

/** Runs the documented configuration on free ports before nodes at these ports; with `tls` also its TLS lines. */
export async function startNginx(
  program: string,
  port: number,
  nodes: readonly number[],
  tls?: Tls,
): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'manara-nginx-'));
  // When an administrator starts nginx, its workers use another account, and write data too large for memory here.
  chmodSync(folder, 0o711);
  const file = join(folder, 'nginx.conf');
  const plain = configuration(port, nodes, folder);
  writeFileSync(file, tls ? withTls(plain, tls) : plain);
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part));
  child.stderr.on('data', (part: Buffer) => (output += part));
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/healthz`);
  return {
    url,
    output: () => output,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}

function configuration(port: number, nodes: readonly number[], folder: string): string {
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return readFileSync(EXAMPLE, 'utf8')
    .replace(TWO_NODES, nodes.map((node) => `server 127.0.0.1:${node} max_fails=0;`).join('\n'))
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
    .replace('worker_processes 1;', `worker_processes 1;\npid ${folder}/nginx.pid;`)
    .replace('access_log off;', ['access_log off;', ...own].join('\n'));
}

/** Enables TLS like an operator: removes the comment marks and sets the certificate. */
function withTls(plain: string, { port, key, certificate }: Tls): string {
  return plain
    .replaceAll(/^( +)#(listen|ssl_\w+|http2_\w+) /gm, '$1$2 ')
    .replace('127.0.0.1:8443', `127.0.0.1:${port}`)
    .replace('/etc/nginx/site.pem', certificate)
    .replace('/etc/nginx/site.key', key);
}

async function answering(url: string): Promise<void> {
  const limit = Date.now() + LIMIT_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > limit) throw new Error(`${url} did not answer within ${LIMIT_MS} ms.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
