import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGE_COOKIE, rootRedirect, unsavedChoice } from '#domain/locale-switch.ts';
import type { Answerer } from '../front-door.ts';
import { readCookie } from '../language.ts';
import { encodingFor } from './negotiate.ts';
import type { PageCache } from './page-cache.ts';
import type { ReadAddress } from './page-request.ts';
import { send } from './send.ts';

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** Answers from memory, headers included, before anything else looks at the request; `legacyHosts` are sent elsewhere. */
export function fastPath(answerers: readonly Answerer[], legacyHosts: readonly string[]): Answerer {
  let ours: string | undefined;
  return (request, response) => {
    const { method, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (headers.host !== ours && !isOurs(headers.host, legacyHosts)) return false;
    ours = headers.host;
    return answerers.some((answer) => answer(request, response));
  };
}

/** The cached pages; a page that has to be made first is left to the app. */
export function cachedPages(cache: PageCache, read: ReadAddress): Answerer {
  return (request: IncomingMessage, response: ServerResponse) => {
    const { url = '', headers } = request;
    const target = read(url);
    if (target.route === 'not-found' || (target.isRoot && leadsAway(headers)) || isChange(url, headers)) return false;
    const preferred = encodingFor(headers['accept-encoding'] as string | undefined);
    const prepared = preferred && cache.ready(target, preferred);
    if (!prepared) return false;
    send(request, response, prepared);
    return true;
  };
}

/** A host name that cannot be read is refused by the app. */
function isOurs(host: string | undefined, legacyHosts: readonly string[]): boolean {
  const [, name] = HOST.exec(host ?? '') ?? [];
  return name !== undefined && !legacyHosts.includes(name.toLowerCase());
}

/** The answer saves the reader's new language, so it is none of those in memory. */
function isChange(href: string, { host, referer, cookie }: IncomingMessage['headers']): boolean {
  return unsavedChoice({ host, href, referer, cookie: readCookie(cookie, LANGUAGE_COOKIE) }) !== null;
}

function leadsAway({ cookie, 'accept-language': acceptLanguage }: IncomingMessage['headers']): boolean {
  return rootRedirect({ cookie: readCookie(cookie, LANGUAGE_COOKIE), acceptLanguage }) !== null;
}
