import type { Bulletin } from '#domain/bulletin.ts';
import { BULLETIN_KINDS, DUE_AFTER_CLOSE, dueAt, periodAround, type BulletinKind } from '#domain/bulletin-period.ts';
import { isTradingDay } from '#domain/calendar.ts';
import { formatDate, formatDateTime, marketDate, marketInstant } from '#domain/date.ts';
import { textOf } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { followLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { bulletinQuery, type BulletinFilters } from '#app/blocks/bulletins/bulletin-filters.ts';
import { periodText } from '#app/blocks/bulletins/period-text.ts';
import type { ListPageFrame } from '#app/blocks/list-page/list-page.tsx';
import type { Site } from '#app/context.ts';
import { waysTo } from '#app/data/ways.ts';
import { staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { findBulletin, lastDue, type FoundBulletin, type HeldBulletin } from './bulletins.ts';
import { bulletinSentence } from './sentence.ts';

const PAGE = 'the-exchange-bulletins';
/** A bulletin that is not published by then is late. */
const LATE_AFTER = '18:30';

export interface BulletinPage extends ListPageFrame {
  stale: StaleData | null;
  filters: BulletinFilters;
  bulletin: Bulletin | null;
  kinds: { to: string; label: string; current: boolean }[];
  newer: { to: string; label: string } | null;
  older: { to: string; label: string } | null;
  /** The query that selects this bulletin in files. */
  query: string;
  /** Link to the checksums of the bulletin's files. */
  checksums: string | null;
  archive: { years: { to: string; label: string; current: boolean }[]; title: string; lines: ArchiveLine[] };
  files: ExportLabels;
  words: {
    name: string;
    period: string;
    sentence: string;
    made: string;
    /** Note on the shown revision when a later one exists. */
    superseded: string | null;
    /** When the next bulletin comes, or that it is late. */
    next: string | null;
    none: string;
    /** Why there is no bulletin, and when there will be one. */
    noneNext: string;
  };
  revisions: { to: string; label: string; current: boolean }[];
}

interface ArchiveLine {
  label: string;
  query: string;
  /** Note on corrections, if any. */
  note: string | null;
}

/** The bulletin that an address requests, with links to all others. `apiBase`: base address of the API. */
export async function loadBulletinPage(site: Site, query: URLSearchParams, apiBase: string): Promise<BulletinPage> {
  const found = await findBulletin(site, query);
  const { filters, held, shown } = found;
  const { locale } = site;
  const t = textOf(locale);
  const at = shown ? held.findIndex(({ period }) => period.period === shown.bulletin.period) : -1;
  const step = (one: HeldBulletin | undefined, label: string) =>
    one ? { to: bulletinQuery({ kind: filters.kind, period: one.period.period }), label: t(label) } : null;
  const latest = held[at]?.revision ?? 1;
  const { archive } = filters;
  if (archive !== null && !held.some((one) => yearOf(one) === archive))
    filters.ignored.push({ parameter: 'archive', value: archive });
  return {
    stale: staleData(site, 'bars', 'bulletins'),
    ...frameOf(site),
    filters,
    bulletin: shown?.bulletin ?? null,
    kinds: BULLETIN_KINDS.map((kind) => ({
      to: bulletinQuery({ kind }) || '.',
      label: t(`bulletins.kind.${kind}`),
      current: kind === filters.kind,
    })),
    newer: step(held[at - 1], 'bulletins.newer'),
    older: step(held[at + 1], 'bulletins.older'),
    query: shown
      ? bulletinQuery({ kind: filters.kind, period: shown.bulletin.period, revision: shown.bulletin.revision })
      : '',
    checksums: shown
      ? `${apiBase}/bulletins/${filters.kind}/${shown.bulletin.period}/files.csv?revision=${shown.bulletin.revision}`
      : null,
    archive: archiveOf(found, site),
    files: followLabels(site, PAGE),
    words: wordsOf(found, site, latest),
    revisions: (shown?.revisions ?? []).map(({ revision, madeAt }) => ({
      to: bulletinQuery({ kind: filters.kind, period: shown!.bulletin.period, revision }),
      label: t('bulletins.revision', { revision: String(revision), at: formatDateTime(madeAt, locale) }),
      current: revision === shown!.bulletin.revision,
    })),
  };
}

function frameOf(site: Site): ListPageFrame {
  const t = textOf(site.locale);
  return {
    trail: crumbsOf(PAGE, site.locale),
    head: { title: t('bulletins.title'), description: t('bulletins.description'), lead: t('bulletins.lead') },
    ways: waysTo(site, [
      ['market-summary', 'summary.title'],
      ['the-exchange-historical-data-company-prices', 'history.prices.title'],
      ['the-exchange-historical-data-dfmgi', 'history.general.title'],
    ]),
  };
}

function wordsOf({ filters, held, shown }: FoundBulletin, site: Site, latest: number): BulletinPage['words'] {
  const { locale } = site;
  const t = textOf(locale);
  const bulletin = shown?.bulletin;
  const period = bulletin && held.find((one) => one.period.period === bulletin.period)?.period;
  const name = period
    ? t(`bulletins.name.${filters.kind}`, { period: periodText(period, t, locale) })
    : t(`bulletins.kind.${filters.kind}`);
  return {
    name,
    period: period ? periodText(period, t, locale) : '',
    sentence: bulletin ? bulletinSentence(bulletin, locale) : '',
    made: bulletin
      ? t('bulletins.made', { revision: String(bulletin.revision), at: formatDateTime(shown.madeAt, locale) })
      : '',
    superseded: bulletin && bulletin.revision < latest ? t('bulletins.superseded', { revision: String(latest) }) : null,
    next: nextText(filters.kind, held, site),
    none: t('bulletins.none'),
    noneNext: t(site.feedStatus.isOffered('bulletins') ? 'bulletins.none.next' : 'bulletins.none.notOffered'),
  };
}

/** That the last due bulletin is late, or when today's comes; null when there is nothing to say. */
function nextText(kind: BulletinKind, held: readonly HeldBulletin[], site: Site): string | null {
  if (held.length === 0) return null;
  const { locale } = site;
  const t = textOf(locale);
  const now = site.now();
  const today = marketDate(now);
  const due = lastDue(kind, now, periodAround(kind, today));
  if (!held.some(({ period }) => period.period === due.period)) {
    const words = { period: periodText(due, t, locale) };
    const isLate = now > marketInstant(marketDate(dueAt(due)!), LATE_AFTER);
    return t(isLate ? 'bulletins.late' : 'bulletins.soon', words);
  }
  if (kind !== 'daily' || !isTradingDay(today) || held[0]?.period.period === today) return null;
  return t('bulletins.today', { day: formatDate(today, locale), time: DUE_AFTER_CLOSE });
}

function archiveOf({ filters, held, shown }: FoundBulletin, { locale }: Site): BulletinPage['archive'] {
  const t = textOf(locale);
  const years = [...new Set(held.map(yearOf))];
  const own = shown?.bulletin.to.slice(0, 4) ?? years[0];
  const year = filters.archive !== null && years.includes(filters.archive) ? filters.archive : own;
  const { kind } = filters;
  return {
    years: years.map((each) => ({
      to: bulletinQuery({ kind, period: filters.period?.period ?? null, archive: each }),
      label: each,
      current: each === year,
    })),
    title: t(`bulletins.archive.${kind}`),
    lines: held
      .filter((one) => yearOf(one) === year)
      .map(({ period, revision }) => ({
        label: periodText(period, t, locale),
        query: bulletinQuery({ kind, period: period.period }),
        note: revision > 1 ? t('bulletins.corrected', { revision: String(revision) }) : null,
      })),
  };
}

function yearOf({ period }: HeldBulletin): string {
  return period.kind === 'weekly' ? period.period.slice(0, 4) : period.to.slice(0, 4);
}
