import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const EXAMPLE = new URL('../../docs/nginx.conf', import.meta.url);
const TWO_NODES = /server 127\.0\.0\.1:3000 max_fails=0;\s+server 127\.0\.0\.1:3100 max_fails=0;/;
const POLL_MS = 50;
const LIMIT_MS = 10_000;
/** Debian keeps it where only the administrator's shell looks. */
const PLACES = ['nginx', '/usr/sbin/nginx'];

/** The program's path, or undefined where it is not installed. */
export function findNginx(): string | undefined {
  return PLACES.find((program) => spawnSync(program, ['-v']).status === 0);
}

export interface Balancer {
  url: string;
  /** What it wrote; empty when all went well. */
  output(): string;
  stop(): Promise<void>;
}

/** Runs the documented configuration on free ports before nodes at these ports. */
export async function startNginx(program: string, port: number, nodes: readonly number[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'manara-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(port, nodes, folder));
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

async function answering(url: string): Promise<void> {
  const limit = Date.now() + LIMIT_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > limit) throw new Error(`${url} did not answer within ${LIMIT_MS} ms.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
