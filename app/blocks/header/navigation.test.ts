import { describe, expect, it } from 'vitest';
import { isBuilt } from '../../site-map.ts';
import { leadsTo, primaryNavigation } from './navigation.ts';

describe('the primary navigation', () => {
  it('leads only to pages that exist', () => {
    const entries = primaryNavigation().flatMap((entry) => [entry, ...entry.children]);
    expect(entries.length).toBeGreaterThan(3);
    expect(entries.filter((entry) => !isBuilt(entry.name))).toEqual([]);
  });

  it('holds the six kinds of securities below their list', () => {
    const list = primaryNavigation().find((entry) => entry.name === 'the-exchange-listed-securities');
    expect(list?.children).toHaveLength(6);
  });

  it('marks a section while one of its pages is shown, and home only on home', () => {
    const [home, , list] = primaryNavigation();
    expect(leadsTo(list!, `${list!.to}/bonds`)).toBe(true);
    expect(leadsTo(home!, `${list!.to}/bonds`)).toBe(false);
    expect(leadsTo(home!, '/')).toBe(true);
  });
});
