import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGE_COOKIE, rootRedirect } from '#domain/locale-switch.ts';
import { readCookie } from '../language.ts';
import type { KnownValues } from './known-values.ts';
import { encodingFor } from './negotiate.ts';
import type { PageCache } from './page-cache.ts';
import { send } from './send.ts';
import { pageRequestOf, type PageRequest } from './page-request.ts';

/** Addresses that are asked for again and again are read once; longer ones are nobody's habit. */
const REMEMBERED = 4_000;
const REMEMBERED_LENGTH = 256;
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** Answers from memory, before anything else looks at the request; false where that is not all it needs. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Asks one after the other; `legacyHosts` are sent elsewhere, whatever they ask for. */
export function fastPath(answers: readonly FastPath[], legacyHosts: readonly string[]): FastPath {
  let ours: string | undefined;
  return (request, response) => {
    const { method, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (headers.host !== ours && !isOurs(headers.host, legacyHosts)) return false;
    ours = headers.host;
    return answers.some((answer) => answer(request, response));
  };
}

/** The pages that are kept; whatever has to be made first is left to the app. */
export function cachedPages(cache: PageCache, values: KnownValues): FastPath {
  const read = rememberedRequests(values);
  return (request, response) => {
    const { url = '', headers } = request;
    const target = read(url);
    if (target.route === 'not-found' || (target.isRoot && leadsAway(headers))) return false;
    const wished = encodingFor(headers['accept-encoding'] as string | undefined);
    const prepared = wished && cache.ready(target, wished);
    if (!prepared) return false;
    send(request, response, prepared);
    return true;
  };
}

function rememberedRequests(values: KnownValues): (url: string) => PageRequest {
  const known = new Map<string, PageRequest>();
  let revision = values.revision();
  return (url) => {
    if (revision !== values.revision()) {
      known.clear();
      revision = values.revision();
    }
    const held = known.get(url);
    if (held) return held;
    const target = pageRequestOf(url, values);
    if (url.length > REMEMBERED_LENGTH) return target;
    if (known.size >= REMEMBERED) known.clear();
    known.set(url, target);
    return target;
  };
}

/** A host that is none is refused by the app. */
function isOurs(host: string | undefined, legacyHosts: readonly string[]): boolean {
  const [, name] = HOST.exec(host ?? '') ?? [];
  return name !== undefined && !legacyHosts.includes(name.toLowerCase());
}

function leadsAway({ cookie, 'accept-language': acceptLanguage }: IncomingMessage['headers']): boolean {
  return rootRedirect({ cookie: readCookie(cookie, LANGUAGE_COOKIE), acceptLanguage }) !== null;
}
