import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HOST_VARIABLES } from './hosts.ts';
import { POLICIES } from './transport/policy.ts';
import { ALL_CALLS } from './upstream.ts';

const document = readFileSync(new URL('../docs/upstream.md', import.meta.url), 'utf8');
const operating = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8');
const rowOf = (name: string) => document.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';

describe('docs/upstream.md', () => {
  test.each(ALL_CALLS)('shows the call $name with its variable and its schema file', ({ name, host }) => {
    expect(rowOf(name)).toContain(`\`${HOST_VARIABLES[host].variable}\``);
    const files = [...rowOf(name).matchAll(/`([a-z-]+\/[a-z-]+\.ts)`/g)].map(([, file]) => file);
    expect(files).not.toEqual([]);
    for (const file of files) expect(existsSync(new URL(`./calls/${file}`, import.meta.url))).toBe(true);
  });

  test.each(Object.values(HOST_VARIABLES))('shows $variable and its path', ({ variable, embeddedPath }) => {
    expect(rowOf(variable)).toContain(embeddedPath || '(none)');
  });

  test('shows the limits of the services as they are', () => {
    const { market, disclosures, documents } = POLICIES;
    const cells = (name: string) =>
      document
        .split('\n')
        .find((line) => line.startsWith(`| ${name} |`))
        ?.split(' | ')
        .slice(1);
    const mib = (bytes: number) => `${bytes / 1024 / 1024} MiB`;
    const shown = [market, disclosures, documents];
    expect(cells('largest body')?.map((cell) => cell.replace(' |', ''))).toEqual(
      shown.map(({ maxBytes }) => mib(maxBytes)),
    );
    expect(cells('attempts')?.map((cell) => cell.replace(' |', ''))).toEqual(
      shown.map(({ attempts }) => String(attempts)),
    );
    for (const [at, { timeoutMs }] of shown.entries())
      expect(cells('time limit of one attempt')?.[at]).toContain(`${timeoutMs / 1000} s`);
    expect(operating).toContain(`more than ${mib(market.maxBytes)} is not read`);
  });
});
