import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGE_COOKIE, rootRedirect, unsavedChoice } from '#domain/locale-switch.ts';
import type { Answerer } from '../front-door.ts';
import { readCookie } from '../language.ts';
import { encodingFor } from './negotiate.ts';
import type { PageCache } from './page-cache.ts';
import type { ReadAddress } from './page-request.ts';
import { send } from './send.ts';

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/**
 * Answers from memory, headers included, before any other handler sees the request. Requests to `legacyHosts` are left
 * to the app, which redirects them.
 */
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

/** Answers cached pages; a page that has to be rendered first is left to the app. */
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

/** True for a readable host name that is not a legacy host; the app refuses others. */
function isOurs(host: string | undefined, legacyHosts: readonly string[]): boolean {
  const [, name] = HOST.exec(host ?? '') ?? [];
  return name !== undefined && !legacyHosts.includes(name.toLowerCase());
}

/** True when the answer has to save the reader's new language, so no cached page can be sent. */
function isChange(href: string, { host, referer, cookie }: IncomingMessage['headers']): boolean {
  return unsavedChoice({ host, href, referer, cookie: readCookie(cookie, LANGUAGE_COOKIE) }) !== null;
}

function leadsAway({ cookie, 'accept-language': acceptLanguage }: IncomingMessage['headers']): boolean {
  return rootRedirect({ cookie: readCookie(cookie, LANGUAGE_COOKIE), acceptLanguage }) !== null;
}
