import { describe, expect, it } from 'vitest';
import { STOP_LIMIT_MS } from '#server/stop.ts';
import { checkCompose, type Facts } from './compose.ts';
import { existsBeside, read, readYaml } from './files.ts';
import { changed, said, SETTINGS } from './test-facts.ts';

const FACTS: Facts = { settings: new Set([...SETTINGS, 'EXCHANGE_HOST']), exists: existsBeside };

describe('compose.yml', () => {
  const good = readYaml('deploy/compose.yml') as {
    services: Record<string, { environment: Record<string, string>; command: string[] }>;
  };

  it('keeps the rules', () => expect(checkCompose(good, FACTS)).toEqual([]));

  it.each([
    ['services/database/image', 'postgres:latest', /no exact version/],
    ['services/node-a/user', '0:0', /runs as root/],
    ['services/bus/read_only', false, /read-only/],
    ['services/bus/cap_drop', [], /cap_drop/],
    ['services/balancer/ports', ['8080:8080'], /open to every network/],
    ['services/node-a/environment/DATABSE_URL', 'x', /DATABSE_URL is no setting/],
    ['services/node-a/environment/BOT_CHECK_SECRET', 'x', /stands in the file/],
    ['services/node-a/volumes', ['gone:/site/data'], /is not declared/],
    ['services/balancer/volumes', ['../docs/gone.conf:/x:ro'], /is not there/],
    ['services/balancer/volumes', ['../docs/nginx.conf:/x'], /reading only/],
    ['services/dashboard/depends_on', ['nobody'], /which is none/],
    ['services/balancer/depends_on', { exchange: { condition: 'service_healthy' } }, /no health check/],
    ['services/bus/privileged', true, /privileged/],
    ['services/bus/restart', 'no', /restart/],
  ])('breaks a rule where %s is %s', (path, to, fault) => {
    expect(checkCompose(changed(good, path, to), FACTS).join('\n')).toMatch(fault);
  });

  it('gives its nodes settings that the site takes, one port for all, and both the same', () => {
    const { PORT, METRICS_PORT, DRAIN_SECONDS } = good.services['node-a']!.environment;
    expect(good.services['node-b']!.environment).toEqual(good.services['node-a']!.environment);
    expect([PORT, METRICS_PORT]).toEqual(said('EXPOSE').split(' '));
    expect(Number(DRAIN_SECONDS) + STOP_LIMIT_MS / 1_000).toBeLessThan(20);
    const {
      scrape_configs: [job],
    } = readYaml('deploy/prometheus.yml') as {
      scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
    };
    expect(job).toMatchObject({
      job_name: 'manara',
      static_configs: [{ targets: [`node-a:${METRICS_PORT}`, `node-b:${METRICS_PORT}`] }],
    });
  });

  it('changes in the documented balancer the addresses, and nothing else', () => {
    const words = good.services['balancer']!.command.at(-1)!;
    const rules = [...words.matchAll(/-e 's\/([^/]+)\/([^/]+)\/'/g)].map(([, from, to]) => [from!, to!] as const);
    const before = read('docs/nginx.conf');
    for (const [from] of rules) expect(before.split(from)).toHaveLength(2);
    const after = rules.reduce((text, [from, to]) => text.replace(from, to), before);
    expect(after).toContain('server 172.31.250.11:3000 max_fails=0');
    expect(after).toContain('server 172.31.250.12:3000 max_fails=0');
    expect(after).toContain('listen 8080;');
    expect(after.replaceAll(/#.*/g, '')).not.toContain('127.0.0.1');
    expect(JSON.stringify(good.services)).toMatch(/172\.31\.250\.11.*172\.31\.250\.12/);
  });
});
