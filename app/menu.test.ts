import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import { MENUS, type MenuEntry } from './menu.ts';
import { pathOf } from './page-path.ts';

registerCatalog('en', english);
registerCatalog('ar', arabic);

const specification = new URL('../../shared/spec/website.md', import.meta.url);

/** Names in the specification's table for targets that are not a path of ours. */
const OUTSIDE: Record<string, string> = {
  'external fees list PDF': 'feesList',
  'external eServices portal': 'eServices',
  'external market watch site (the Arabic menu links its Arabic version)': 'marketWatch',
  // Named by a word where the others are named by their path.
  'ipo-listings overview': '/raise-capital/ipo-listings/overview',
};

interface Row {
  menu: string;
  section: string;
  entries: string[];
}

function tableOf(text: string): Row[] {
  const table = text.slice(text.indexOf('| Menu | Section | Entries |'));
  return [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
    .map(([, menu = '', section = '', entries = '']) => ({ menu, section, entries: entries.split(', ') }))
    .filter(({ menu }) => menu !== 'Menu' && !menu.startsWith('--'))
    .slice(0, 13);
}

/** The name of one of our entries in the table: the end of its path is enough. */
function isNamed(entry: MenuEntry, name: string): boolean {
  const wanted = OUTSIDE[name] ?? name;
  if ('marketWatch' in entry) return wanted === 'marketWatch';
  if ('link' in entry) return wanted === entry.link;
  return `${pathOf(entry.page)}`.endsWith(wanted.startsWith('/') ? wanted : `/${wanted}`);
}

describe('the five menus', () => {
  it('stand in the order in which they are drawn', () => {
    const t = textOf('en');
    expect(MENUS.map(({ text }) => t(text))).toEqual([
      'The Exchange',
      'Investing',
      'Raise Capital',
      'Brokers & Members',
      'Discover',
    ]);
  });

  it.skipIf(!existsSync(specification))('hold the specification’s sections and entries, each in its place', () => {
    const t = textOf('en');
    const rows = tableOf(readFileSync(specification, 'utf8'));
    const ours = MENUS.flatMap(({ text, sections }) =>
      sections.map((section) => ({
        menu: t(text),
        section: section.text === null ? '(no label)' : t(section.text),
        entries: section.entries,
      })),
    );
    expect(ours.map(({ menu, section }) => `${menu}: ${section}`).sort()).toEqual(
      rows.map(({ menu, section }) => `${menu}: ${section}`).sort(),
    );
    for (const { menu, section, entries } of rows) {
      const held = ours.find((each) => each.menu === menu && each.section === section)?.entries ?? [];
      const named = entries.map((name) => held.findIndex((entry) => isNamed(entry, name)));
      expect(named, `${menu}: ${section}: ${entries.join(', ')}`).toEqual(held.map((_, index) => index));
    }
  });

  it('have a label for everything in both languages', () => {
    for (const locale of ['en', 'ar'] as const) {
      const t = textOf(locale);
      const ids = MENUS.flatMap(({ text, lead, sections }) => [
        text,
        lead,
        ...sections.flatMap((section) => [section.text ?? text, ...section.entries.map((entry) => entry.text)]),
      ]);
      expect(ids.filter((id) => t(id) === id)).toEqual([]);
    }
  });
});
