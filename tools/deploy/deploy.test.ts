import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings, settingsTable } from '#server/settings.ts';
import { STOP_LIMIT_MS } from '#server/stop.ts';
import { checkCluster, type ClusterFacts } from './cluster.ts';
import { checkCompose, type Facts } from './compose.ts';
import { checkDockerfile, instructionsOf, isPinned } from './dockerfile.ts';
import { contextFiles, existsBeside, pinnedNode, read, readCluster, readStages, readYaml } from './files.ts';
import { ignoredBy } from './ignored.ts';
import { rehearse } from './rehearsal.ts';

const SETTINGS = new Set(settingsTable().map(({ name }) => name));
const FACTS: Facts = { settings: new Set([...SETTINGS, 'EXCHANGE_HOST']), exists: existsBeside };
const image = readStages().at(-1)!;
const said = (name: string) => image.instructions.find((each) => each.name === name)?.text ?? '';
const CLUSTER: ClusterFacts = {
  settings: SETTINGS,
  settingsOf: readSettings,
  probes: new Set([...read('server/app.ts').matchAll(/app\.get\('(\/\w+z)'/g)].map(([, path]) => path!)),
  user: Number(said('USER').split(':')[0]),
  dataDir: said('VOLUME'),
  stopSeconds: STOP_LIMIT_MS / 1_000,
};

/** A copy with the value at a path changed. */
function changed<T>(value: T, path: string, to: unknown): T {
  const copy = structuredClone(value) as Record<string, unknown>;
  const names = path.split('/');
  const last = names.pop()!;
  const inner = names.reduce((at, name) => at[name] as Record<string, unknown>, copy);
  inner[last] = to;
  return copy as T;
}

describe('the Dockerfile', () => {
  const good = read('deploy/Dockerfile');
  const check = (text: string) => checkDockerfile(text, pinnedNode());

  it('keeps the rules', () => {
    expect(check(good)).toEqual([]);
    expect(said('EXPOSE').split(' ')).toEqual([String(readSettings({}).PORT), '9464']);
  });

  it.each([
    ['ARG NODE_IMAGE=node:24.21.0-bookworm-slim', 'ARG NODE_IMAGE=node:latest', /name the exact version/],
    [
      'ARG NODE_IMAGE=node:24.21.0-bookworm-slim',
      'ARG NODE_IMAGE=node:22.1.0-bookworm-slim',
      /not the Node of package\.json/,
    ],
    ['USER 1000:1000', 'USER root', /does not run as root/],
    ['USER 1000:1000\n', '', /does not run as root/],
    ['npm ci --omit=dev', 'npm install --omit=dev', /npm ci/],
    ['RUN mkdir build', 'RUN cd x && mkdir build', /WORKDIR/],
    ['RUN mkdir data', 'RUN mkdir /site/data', /paths from WORKDIR on/],
    ['COPY . .', 'ADD . .', /COPY/],
    ['CMD ["node", "server/main.ts"]', 'CMD node server/main.ts', /as a list/],
    [/HEALTHCHECK.*/, '', /HEALTHCHECK asks/],
    ['--from=earlier', '--from=before', /no stage before/],
    ['ENV NODE_ENV=production', 'ENV BOT_CHECK_SECRET=x', /secret in an image/],
    ['RUN npm run build', 'RUN curl example.com | sh', /beside the packages/],
    ['COPY --from=build /site/app app', 'COPY app app', /from stages only/],
    ['EXPOSE', 'COPY --from=build /site/docs docs\nEXPOSE', /After USER/],
  ])('breaks a rule where %s is %s', (what, instead, fault) => {
    expect(check(good.replace(what, instead)).join('\n')).toMatch(fault);
  });

  it('is read by instructions, continued lines joined', () => {
    expect(instructionsOf('# note\nRUN a \\\n  && b\n\nCMD ["x"]')).toEqual([
      { line: 2, name: 'RUN', text: 'a   && b' },
      { line: 5, name: 'CMD', text: '["x"]' },
    ]);
  });

  it('takes images by an exact version or a digest', () => {
    expect(['a:1.2.3', 'a:17.2-bookworm', 'a:v2.55.1', `a:1.2@sha256:${'0'.repeat(64)}`].filter(isPinned)).toHaveLength(
      4,
    );
    expect(['a', 'a:latest', 'a:24', 'a:bookworm', 'a@sha256:12'].filter(isPinned)).toEqual([]);
  });
});

describe('what the builder sees', () => {
  it('is the sources alone: nothing that is made, no test, no secret', () => {
    const files = contextFiles();
    expect(files).toContain('server/main.ts');
    expect(files).toContain('package-lock.json');
    expect(files.filter((file) => /\.test\.tsx?$|^(tests|docs|bench|deploy)\//.test(file))).toEqual([]);
    const isIgnored = ignoredBy(read('deploy/Dockerfile.dockerignore'));
    for (const path of [
      'node_modules/x',
      'build/client/x',
      'data/database',
      '.git/HEAD',
      'deploy/.env',
      'a/b/.env',
      'x.log',
    ])
      expect(isIgnored(path), path).toBe(true);
    const made = read('.gitignore')
      .split('\n')
      .filter((line) => /^\/?(node_modules|build|data|\.cache|\.react-router|.*compiled)\/$/.test(line));
    expect(made.length).toBeGreaterThan(5);
    for (const line of made) expect(isIgnored(`${line.replace(/^\//, '')}x`), line).toBe(true);
  });
});

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

describe('the manifests', () => {
  const good = readCluster();
  const at = (kind: string) => good.findIndex((each) => (each as { kind: string }).kind === kind);
  const pod = `${at('Deployment')}/spec/template/spec`;

  it('keep the rules', () => {
    expect([...CLUSTER.probes].sort()).toEqual(['/healthz', '/readyz']);
    expect(checkCluster(good, CLUSTER)).toEqual([]);
  });

  it.each([
    [`${pod}/containers/0/image`, 'manara:latest', /no exact version/],
    [`${pod}/containers/0/securityContext/readOnlyRootFilesystem`, false, /readOnlyRootFilesystem/],
    [`${pod}/containers/0/readinessProbe/httpGet/path`, '/ready', /no address/],
    [`${pod}/containers/0/livenessProbe/httpGet/path`, '/readyz', /liveness asks/],
    [`${pod}/containers/0/livenessProbe/httpGet/port`, 'web', /which is none/],
    [`${pod}/containers/0/ports/0/containerPort`, 8080, /is not PORT/],
    [`${pod}/containers/0/ports/1/containerPort`, 9000, /is not METRICS_PORT/],
    [`${pod}/containers/0/resources/limits`, {}, /resources\.limits/],
    [`${pod}/containers/0/env/0/name`, 'DATABSE_URL', /DATABSE_URL is no setting/],
    [`${pod}/containers/0/volumeMounts/0/mountPath`, '/data', /Nothing is mounted/],
    [`${pod}/containers/0/livenesProbe`, {}, /livenesProbe/],
    [`${pod}/securityContext/runAsNonRoot`, false, /runAsNonRoot/],
    [`${pod}/securityContext/runAsUser`, 1001, /image's user is 1000/],
    [`${pod}/terminationGracePeriodSeconds`, 10, /killed before/],
    [`${at('Deployment')}/spec/replicas`, 1, /replicas/],
    [`${at('ConfigMap')}/data/METRICSPORT`, '1', /METRICSPORT is no setting/],
    [`${at('ConfigMap')}/data/DATABASE_URL`, 'postgres://a/b', /belongs to the secret/],
    [`${at('PodDisruptionBudget')}/spec/selector/matchLabels`, { 'app.kubernetes.io/name': 'x' }, /selects no pod/],
    [`${at('Service')}/spec/ports/0/targetPort`, 'web', /no port web/],
    [`${at('Ingress')}/spec/tls`, [{ hosts: ['a.example'] }], /without https/],
    [`${at('PodDisruptionBudget')}/kind`, 'Budget', /Budget/],
  ])('break a rule where %s is %s', (path, to, fault) => {
    expect(checkCluster(changed(good, path, to), CLUSTER).join('\n')).toMatch(fault);
  });
});

describe('the alerts', () => {
  const { groups } = parse(read('docs/alerts.yml')) as {
    groups: { rules: { alert: string; annotations: { summary: string; runbook?: string } }[] }[];
  };
  const guide = read('docs/operating.md');
  const alerts = groups.flatMap(({ rules }) => rules);
  const sections = new Map([...guide.matchAll(/^### (\w+)\n([^]*?)(?=^#)/gm)].map(([, name, text]) => [name!, text!]));

  it.each(alerts)(
    '$alert has a section that says what it means, what to look at and what to do, and leads to it',
    ({ alert, annotations }) => {
      for (const part of ['*Means.*', '*Look.*', '*Do.*']) expect(sections.get(alert)).toContain(part);
      expect(annotations.runbook).toBe(`docs/operating.md#${alert.toLowerCase()}`);
    },
  );

  it('are all that the guide has sections for', () => {
    const names = alerts.map(({ alert }) => alert);
    expect([...sections.keys()].filter((name) => /^[A-Z]\w+[A-Z]/.test(name))).toEqual(names);
  });
});

describe('the dashboard', () => {
  it('asks for figures that the guide explains', () => {
    const { panels } = JSON.parse(read('deploy/grafana/site.json')) as { panels: { targets: { expr: string }[] }[] };
    const metrics = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/\b(manara|nodejs|process)_\w+/g) ?? []),
    );
    expect(metrics.length).toBeGreaterThan(15);
    const guide = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
    for (const name of metrics) expect(guide).toContain(`\`${name.replace(/_bucket$/, '')}\``);
  });
});

describe.skipIf(!process.env.TEST_LONG)('the steps of the containers without containers (TEST_LONG)', () => {
  it(
    'install, build and start as another user in a closed folder, pass the health check, and end in time',
    { timeout: 1_800_000 },
    async () => {
      const { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl } = process.env;
      const seen = await rehearse({ databaseUrl, redisUrl, report: () => undefined });
      expect(seen).toMatchObject({ page: 200, ready: 200, metrics: 200, exitCode: 0 });
      expect(seen.stopMs).toBeLessThan(20_000);
    },
  );
});
