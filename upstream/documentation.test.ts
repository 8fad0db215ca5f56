import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CALLS } from './call-names.ts';
import { HOST_VARIABLES } from './hosts.ts';

const document = readFileSync(new URL('../docs/upstream.md', import.meta.url), 'utf8');
const rowOf = (name: string) => document.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';

describe('docs/upstream.md', () => {
  test.each(Object.entries(CALLS))('shows the call %s with its variable and its schema file', (name, { host }) => {
    expect(rowOf(name)).toContain(`\`${HOST_VARIABLES[host].variable}\``);
    const files = [...rowOf(name).matchAll(/`([a-z-]+\/[a-z-]+\.ts)`/g)].map(([, file]) => file);
    expect(files).not.toEqual([]);
    for (const file of files) expect(existsSync(new URL(`./calls/${file}`, import.meta.url))).toBe(true);
  });

  test.each(Object.values(HOST_VARIABLES))('shows $variable and its path', ({ variable, embeddedPath }) => {
    expect(rowOf(variable)).toContain(embeddedPath || '(none)');
  });
});
