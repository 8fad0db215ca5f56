import { formatDate } from '#domain/date.ts';
import type { Bulletin, BulletinLine, BulletinSection } from '#domain/bulletin.ts';
import { textOf } from '#messages/text.tsx';
import type { Column } from '#app/columns/column.ts';
import { bulletinColumns } from '#app/blocks/bulletins/bulletin-columns.ts';
import { bulletinQuery, USUAL_SECTION } from '#app/blocks/bulletins/bulletin-filters.ts';
import { periodText } from '#app/blocks/bulletins/period-text.ts';
import { shownSections } from '#app/blocks/bulletins/shown-sections.ts';
import type { Site } from '#app/context.ts';
import { currentBulletin, findBulletin, heldBulletins, type FoundBulletin } from '#app/data/bulletins/bulletins.ts';
import { bulletinSentence } from '#app/data/bulletins/sentence.ts';
import { pathOf } from '#app/page-path.ts';
import { bulletinPaper } from './bulletin-paper.ts';
import { FEED_ITEMS } from './serialize-feed.ts';
import type { FeedItem, Rows, RowsRequest } from './table.ts';

const PAGE = 'the-exchange-bulletins';

/** A bulletin: the rows of a section, all other sections, its document, and all bulletins as a feed. */
export async function bulletinRows(site: Site, { query }: RowsRequest): Promise<Rows<BulletinLine>> {
  const found = await findBulletin(site, query);
  const { filters, shown } = found;
  const t = textOf(site.locale);
  const bulletin = shown?.bulletin ?? null;
  const section = bulletin ? sectionOf(bulletin, filters) : filters.section;
  const table = (name: BulletinSection) => ({
    id: name,
    title: t(`bulletins.section.${name}`),
    columns: bulletinColumns(name, t) as Column<BulletinLine>[],
    rows: (bulletin?.sections[name] ?? []) as readonly BulletinLine[],
  });
  const others = bulletin === null ? [] : shownSections(bulletin).filter((name) => name !== section);
  const { title, columns, rows } = table(section);
  return {
    title: bulletin ? nameOf(found, site) : t('bulletins.title'),
    sheet: title,
    columns,
    rows,
    asOf: bulletin?.to ?? null,
    view: {
      kind: filters.kind,
      period: bulletin?.period ?? null,
      revision: bulletin ? String(bulletin.revision) : null,
      section,
    },
    ignored: filters.ignored,
    id: section,
    others: others.map(table),
    missing: bulletin ? shownSections(bulletin).filter((name) => bulletin.sections[name] === null) : [],
    // A named revision never changes.
    isFrozen: filters.revision !== null && filters.period !== null,
    fileName: bulletin ? fileNameOf(bulletin) : 'bulletin',
    paper: () => (bulletin ? paperOf(found, bulletin, site) : null),
    items: () => itemsOf(site, query.has('kind') || query.has('period') ? filters.kind : undefined),
  };
}

/** The requested section; one that the bulletin does not have is ignored. */
function sectionOf(bulletin: Bulletin, { section, ignored }: FoundBulletin['filters']): BulletinSection {
  if (shownSections(bulletin).includes(section)) return section;
  ignored.push({ parameter: 'section', value: section });
  return USUAL_SECTION;
}

function nameOf({ held, filters, shown }: FoundBulletin, { locale }: Site): string {
  const t = textOf(locale);
  const period = held.find((one) => one.period.period === shown?.bulletin.period)?.period;
  return period ? t(`bulletins.name.${filters.kind}`, { period: periodText(period, t, locale) }) : t('bulletins.title');
}

function fileNameOf({ kind, period, revision }: Bulletin): string {
  return `bulletin-${kind}-${period}-r${revision}`.toLowerCase();
}

function paperOf(found: FoundBulletin, bulletin: Bulletin, site: Site) {
  const { locale } = site;
  const { kind, period, revision } = bulletin;
  return bulletinPaper(bulletin, site, {
    name: nameOf(found, site),
    address: addressOf(site, { kind, period, revision }),
    asOf: textOf(locale)('bulletins.paper.asOf', { day: formatDate(bulletin.to, locale) }),
  });
}

function addressOf({ origin, locale }: Site, bulletin: Parameters<typeof bulletinQuery>[0]): string {
  return `${origin}/${locale}${pathOf(PAGE)}${bulletinQuery(bulletin)}`;
}

/** The newest bulletins and corrections, each revision a separate item. */
async function itemsOf(site: Site, kind: Bulletin['kind'] | undefined): Promise<FeedItem[]> {
  const { locale } = site;
  const t = textOf(locale);
  const held = (await heldBulletins(site, kind)).slice(0, FEED_ITEMS);
  const items = held.map(async ({ period, revision, madeAt }): Promise<FeedItem | null> => {
    const bulletin = await currentBulletin(site, period);
    if (!bulletin) return null;
    const own = { kind: period.kind, period: period.period };
    const name = t(`bulletins.name.${period.kind}`, { period: periodText(period, t, locale) });
    const corrected = t('bulletins.feed.corrected', {
      revision: String(revision),
      count: bulletin.changes.length + bulletin.moreChanges,
    });
    return {
      id: `bulletin:${own.kind}:${own.period}:${revision}`,
      title: revision > 1 ? t('bulletins.feed.correction', { name }) : name,
      url: addressOf(site, { ...own, revision }),
      publishedAt: madeAt,
      summary: [revision > 1 ? corrected : '', bulletinSentence(bulletin, locale)].filter(Boolean).join(' '),
      category: t(`bulletins.kind.${period.kind}`),
    };
  });
  return (await Promise.all(items)).filter((item) => item !== null).sort((a, b) => b.publishedAt - a.publishedAt);
}
