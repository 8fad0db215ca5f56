import { integer } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Pager } from '#app/ui/pager.tsx';
import type { Ignored } from './search-params.ts';

interface StepsProps {
  page: number;
  pages: number;
  size: number;
  total: number;
  /** Returns the address of a page. */
  toPage: (page: number) => string;
}

/** Links through a list of several pages. */
export function Steps({ page, pages, size, total, toPage }: StepsProps) {
  const t = useText();
  if (pages === 1) return null;
  const first = (page - 1) * size + 1;
  return (
    <Pager
      label={t('records.pages')}
      previous={page > 1 ? { to: toPage(page - 1), label: t('records.newer') } : undefined}
      next={page < pages ? { to: toPage(page + 1), label: t('records.older') } : undefined}
      position={t('records.position', {
        first: integer(first),
        last: integer(Math.min(total, first + size - 1)),
        total: integer(total),
      })}
    />
  );
}

/** Example of a typed date. */
const EXAMPLE = '2026-11-20';

/** Names that have a sentence of their own (`records.ignored.…`). */
const WORDED: ReadonlySet<string> = new Set([
  'asOf',
  'days',
  'exchange',
  'from',
  'issuer',
  'kind',
  'language',
  'marker',
  'month',
  'page',
  'period',
  'phase',
  'range',
  'to',
  'version',
]);

/** Parts of the address that could not be followed, each in a sentence. */
export function IgnoredNotices({ ignored }: { ignored: readonly Ignored[] }) {
  const t = useText();
  return ignored.map(({ parameter, value }) => {
    const text = WORDED.has(parameter) ? `records.ignored.${parameter}` : 'records.ignored.any';
    return <Notice key={parameter} title={t(text, { value, example: EXAMPLE })} role="note" />;
  });
}
