import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingsTable } from './settings.ts';

it('the README names every setting with its default and meaning', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rows = settingsTable().map(
    ({ name, fallback, meaning }) => `| \`${name}\` | ${fallback && `\`${fallback}\``} | ${meaning} |`,
  );
  const table = ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
  expect(readme).toContain(table);
});
