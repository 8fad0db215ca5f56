import type { Inline } from '#domain/article.ts';
import { formatDate } from '#domain/date.ts';
import { isolatedIn } from '#domain/isolation.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlainDate } from '#domain/time.ts';
import type { FixedBlock, ShownLink } from '#app/blocks/article/shown-article.ts';
import { pathOf } from '#app/page-path.ts';
import type { FileFormat, RouteName } from '#app/site-map.ts';
import type { PartRequest } from './part.ts';

type Words = Inline<ShownLink>[];

/** A cell or a sentence, with figures and codes isolated in their own direction in Arabic. */
export function words(locale: Locale, text: string): Words {
  return [isolatedIn(locale, text)];
}

/** A day that does not wrap in a table. */
export function dayWords(locale: Locale, day: PlainDate | undefined): Words {
  return unbroken(locale, formatDate(day, locale));
}

/** A few words that do not wrap. */
export function unbroken(locale: Locale, text: string): Words {
  return words(locale, text.replaceAll(' ', '\u00a0'));
}

/** Text that is already isolated, as `t` returns it. */
export function sentence(text: string): FixedBlock {
  return { type: 'paragraph', children: [text] };
}

export function pageLink(name: RouteName, label: string, hash = ''): Inline<ShownLink> {
  return { type: 'link', to: { kind: 'page', href: `${pathOf(name)}${hash && `#${hash}`}` }, children: [label] };
}

/** Link to the page's own rows or days as a file. */
export function fileLink({ address }: Pick<PartRequest, 'address'>, format: FileFormat, label: string): FixedBlock {
  const to: ShownLink = { kind: 'page', href: `${address.path}.${format}` };
  return { type: 'paragraph', children: [{ type: 'link', to, children: [label] }] };
}

/** A table of text cells; the first cell of a row is its header. */
export function grid(head: readonly string[], rows: readonly Words[][], caption: string | null = null): FixedBlock {
  return {
    type: 'comparison',
    caption: caption === null ? null : [caption],
    head: head.map((text) => [text]),
    rows: rows.map((row) => [...row]),
  };
}
