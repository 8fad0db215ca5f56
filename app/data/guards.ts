import { data } from 'react-router';
import type { Site } from '#app/context.ts';
import { findDisclosure } from './disclosures/find.ts';
import { indexAt } from './indices/index-at.ts';
import { findNotice } from './notices/items.ts';
import type { NoticeKind } from './notices/kinds.ts';

/** Lets the visitor pass or throws a response. `params` are those of the matched address. */
export type Guard = (params: Record<string, string | undefined>, site: Site) => void | Promise<void>;

/** A company's pages exist for the symbols in the store; without a symbol the page itself has links to go on. */
const knownSecurity: Guard = async ({ SecuritySymbol: symbol }, { store }) => {
  if (symbol !== undefined && !(await store.securities.find(symbol.toUpperCase()))) {
    throw data({ symbol }, { status: 404, statusText: 'Not Found' });
  }
};

/** An index has a page when the exchange's configuration gives it one. */
const knownIndex: Guard = ({ currentIndex: path = '' }, site) => {
  if (!indexAt(site, path)) throw data({ index: path }, { status: 404, statusText: 'Not Found' });
};

/** A disclosure has a page once published, by the market's time. */
const knownDisclosure: Guard = async ({ id = '' }, site) => {
  if (!(await findDisclosure(site, id))) throw data({ id }, { status: 404, statusText: 'Not Found' });
};

/**
 * A circular, an announcement, a press release or an event has a page from its publication and for as long as it is
 * stored.
 */
function knownNotice(kind: NoticeKind): Guard {
  return async ({ id = '' }, site) => {
    if (!(await findNotice(site, kind, id))) throw data({ id }, { status: 404, statusText: 'Not Found' });
  };
}

const GUARDS: Record<string, Guard> = {
  'known-circular': knownNotice('circulars'),
  'known-derivatives-announcement': knownNotice('derivatives-market-announcements'),
  'known-disclosure': knownDisclosure,
  'known-event': knownNotice('events'),
  'known-index': knownIndex,
  'known-market-announcement': knownNotice('market-announcements'),
  'known-press-release': knownNotice('press-releases'),
  'known-security': knownSecurity,
};

/**
 * Runs the guards of an address, by name. An unknown name is our own error: 500 'Unknown middleware'
 * (docs/specification.md, section 8).
 */
export async function runGuards(
  names: readonly string[],
  params: Record<string, string | undefined>,
  site: Site,
): Promise<void> {
  for (const name of names) {
    const guard = GUARDS[name];
    if (!guard) throw data('Unknown middleware', { status: 500, statusText: 'Unknown middleware' });
    await guard(params, site);
  }
}
