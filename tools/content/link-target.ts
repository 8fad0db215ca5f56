import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import type { LinkTarget, MailBox } from '#domain/article.ts';

/** Names that links may use. */
export interface LinkNames {
  /** Names of app/addresses.ts. */
  pages: ReadonlySet<string>;
  /** Keys of `links` in exchange.config.ts. */
  external: ReadonlySet<string>;
  /** Ids of the glossary; null when there is none, and any id passes. */
  glossary: ReadonlySet<string> | null;
}

const PAGE = /^([A-Za-z0-9-]+)(\?[^#]*)?(?:#(.*))?$/;
const BOXES: readonly MailBox[] = ['contact', 'complaints'];

/** The target of an address in the source, or a sentence that says why it is not allowed. */
export function linkTarget(url: string, names: LinkNames): LinkTarget | string {
  if (url.startsWith('#')) return { kind: 'section', hash: url.slice(1) };
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/i.exec(url) ?? [];
  switch (scheme.toLowerCase()) {
    case 'page':
      return pageTarget(rest, names);
    case 'external':
      return names.external.has(rest)
        ? { kind: 'external', key: rest }
        : `exchange.config.ts has no link '${rest}': one of ${[...names.external].join(', ')}.`;
    case 'glossary':
      return !names.glossary || names.glossary.has(rest)
        ? { kind: 'glossary', id: rest }
        : `The glossary has no entry '${rest}'.`;
    case 'mailto':
      return BOXES.includes(rest as MailBox)
        ? { kind: 'mail', box: rest as MailBox }
        : `Mail goes to mailto:contact or mailto:complaints, whose addresses stand in exchange.config.ts, not to '${rest}'.`;
    case 'https':
      return URL.canParse(url) ? { kind: 'web', href: new URL(url).href } : `'${url}' is no web address.`;
    case 'http':
      return `'${url}' is not encrypted: write https.`;
    default:
      return `'${url}' is no link: write page:<name>, external:<key>, glossary:<id>, mailto:contact, #<id> or https://….`;
  }
}

function pageTarget(rest: string, { pages }: LinkNames): LinkTarget | string {
  const [, name = '', query, hash] = PAGE.exec(rest) ?? [];
  if (!pages.has(name)) return `app/addresses.ts has no page '${name || rest}'.`;
  try {
    pathOf(name as RouteName);
  } catch {
    return `The address of '${name}' needs a value: link to the page that lists them.`;
  }
  return { kind: 'page', name, ...(query ? { query } : {}), ...(hash ? { hash } : {}) };
}
