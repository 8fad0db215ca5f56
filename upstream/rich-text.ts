const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  lrm: '',
  rlm: '',
  zwnj: '\u200c',
  zwj: '\u200d',
};

/**
 * Plain text of the services' HTML: paragraphs parted by a blank line, list items on lines that begin with '- '.
 * Scripts, styles and every tag go; the upstream's markup never reaches a page.
 */
export function plainText(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|template|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<br\b[^>]*>|<\/(tr|dt|dd)\s*>/gi, '\n')
    .replace(/<\/?(p|div|ul|ol|table|h[1-6]|section|article|blockquote|dl)\b[^>]*>/gi, '\n\n')
    .replace(/<\/?[a-z!][^>]*(>|$)/gi, '');
  return tidy(decodeEntities(text));
}

/** Plain text, or null where nothing is left. */
export function plainTextOrNull(html: string | null): string | null {
  return (html && plainText(html)) || null;
}

/** Address of the first link in a piece of HTML. */
export function firstLink(html: string): string | null {
  const href = /<a\b[^>]*\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(html);
  const address = href?.[1] ?? href?.[2] ?? href?.[3];
  return address ? decodeEntities(address).trim() || null : null;
}

/** Address of the first link in a piece of HTML whose words or address say what is meant. */
export function linkThat(html: string, isMeant: RegExp): string | null {
  const links = html.match(/<a\b[^>]*>[\s\S]*?<\/a\s*>/gi) ?? [];
  const meant = links.find((link) => isMeant.test(link));
  return meant === undefined ? null : firstLink(meant);
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

function tidy(text: string): string {
  return text
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=- )/g, '\n')
    .trim();
}
