/** Reads a page's metadata from the HTML that the server sends: React always writes an attribute in the same form. */

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };

/** The page without scripts, styles and comments. */
export function markupOf(html: string): string {
  return html.replace(/<!--.*?-->|<(script|style)\b.*?<\/\1>/gs, '');
}

/** The text of the page's body, without markup and direction marks. */
export function wordsOfHtml(html: string): string {
  const body = markupOf(html).replace(/^.*?<body/s, '<body');
  return decoded(body.replace(/<[^>]*>/g, ' ')).replace(/[\u2066-\u2069]/g, '');
}

export function titleOf(html: string): string {
  return decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
}

/** The content of the meta element with that name or property; undefined when there is none. */
export function metaOf(html: string, name: string): string | undefined {
  const tag = html
    .match(/<meta [^>]*>/g)
    ?.find((each) => ['name', 'property'].some((by) => attribute(each, by) === name));
  return tag && attribute(tag, 'content');
}

/** Addresses of the page's alternates, by language. */
export function alternatesOf(html: string): Record<string, string> {
  const tags = html.match(/<link [^>]*rel="alternate"[^>]*>/g) ?? [];
  const languages = tags.filter((tag) => /hreflang=/i.test(tag));
  return Object.fromEntries(languages.map((tag) => [attribute(tag, 'hreflang') ?? '', attribute(tag, 'href') ?? '']));
}

export function canonicalOf(html: string): string | undefined {
  const tag = /<link [^>]*rel="canonical"[^>]*>/.exec(html)?.[0];
  return tag && attribute(tag, 'href');
}

/** Addresses of the head's links with that relation, in order. */
export function linkedOf(html: string, rel: string): string[] {
  return (html.match(/<link [^>]*>/g) ?? [])
    .filter((tag) => attribute(tag, 'rel') === rel)
    .flatMap((tag) => attribute(tag, 'href') ?? []);
}

/** Addresses of the page's links, unchanged. */
export function linksOf(html: string): string[] {
  return (markupOf(html).match(/<a [^>]*>/g) ?? []).flatMap((tag) => attribute(tag, 'href') ?? []);
}

export function idsOf(html: string): Set<string> {
  return new Set([...markupOf(html).matchAll(/ id="([^"]*)"/g)].map(([, id]) => decoded(id!)));
}

export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** The page's schema.org objects; throws when one is not JSON. */
export function thingsOf(html: string): Thing[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, json]) => {
    const { '@context': context, '@graph': graph, ...thing } = JSON.parse(json!) as Thing & { '@graph'?: Thing[] };
    if (context !== 'https://schema.org') throw new Error(`A thing of another vocabulary: ${json}`);
    return graph ?? [thing as Thing];
  });
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
}

export function decoded(text: string): string {
  return text.replace(/&(amp|quot|lt|gt|#x27);/g, (_entity, name: string) => ENTITIES[name]!);
}
