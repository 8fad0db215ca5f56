import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '#server/settings.ts';
import { checkDockerfile, instructionsOf, isPinned } from './dockerfile.ts';
import { contextFiles, pinnedNode, read } from './files.ts';
import { ignoredBy } from './ignored.ts';
import { rehearse } from './rehearsal.ts';
import { said } from './test-facts.ts';

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
