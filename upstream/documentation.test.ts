import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CALLS } from './call-names.ts';
import { HOST_VARIABLES } from './hosts.ts';

const document = readFileSync(new URL('../docs/upstream.md', import.meta.url), 'utf8');
const rows = document.split('\n').filter((line) => line.startsWith('| `'));

describe('docs/upstream.md', () => {
  test.each(Object.entries(CALLS))(
    'has a row for the call %s with its variable and an existing schema file',
    (name, { host }) => {
      const row = rows.find((line) => line.startsWith(`| \`${name}\``)) ?? '';
      expect(row).toContain(`\`${HOST_VARIABLES[host].variable}\``);
      for (const [, file] of row.matchAll(/`([a-z-]+\/[a-z-]+\.ts)`/g)) {
        expect(readFileSync(new URL(`./calls/${file}`, import.meta.url), 'utf8')).toContain('call');
      }
    },
  );

  test.each(Object.values(HOST_VARIABLES))('names $variable and its path', ({ variable, embeddedPath }) => {
    const row = rows.find((line) => line.startsWith(`| \`${variable}\``)) ?? '';
    expect(row).toContain(embeddedPath || '(none)');
  });
});
