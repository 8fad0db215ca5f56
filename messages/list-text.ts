import type { Text } from './text.tsx';

/** Beginnings that keep their case: 'Arabs', 'eServices', 'GCC citizens'. */
const CAPITAL_STAYS = /^(?:Arab|\p{Ll}|\p{Lu}{2})/u;

/** A list of names of kinds, of which only the first begins with a capital: 'Funds, government bodies'. */
export function listText(t: Text, names: readonly string[]): string {
  const [first = '', ...others] = names;
  return [first, ...others.map(uncapitalised)].join(t('common.listSeparator'));
}

export function uncapitalised(name: string): string {
  return CAPITAL_STAYS.test(name) ? name : name.slice(0, 1).toLowerCase() + name.slice(1);
}
