import { useDeferredValue, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { pageLive } from '#app/live/live.ts';
import type { Locale } from '#domain/locale.ts';
import { NO_FIGURE, percent, price } from '#domain/number.ts';
import { sectorSlug } from '#domain/security.ts';
import { useLocale, useText, type Text } from '#messages/text.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { pathOf } from '#app/page-path.ts';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { useUnread } from '#app/blocks/stale-notice/stale-notice.tsx';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import { useChosenRow, usePanelData } from './chosen-row.ts';
import { togglePaused } from './pause.ts';
import type { WatchData } from './watch-data.ts';
import { WatchFilters } from './watch-filters.tsx';
import { WatchFooter } from './watch-footer.tsx';
import { WatchHead } from './watch-head.tsx';
import { tableKeys, neighbour } from './watch-keys.ts';
import { WatchPanel } from './watch-panel.tsx';
import { unitOf, type WatchRow } from './watch-row.ts';
import { WatchTable } from './watch-table.tsx';
import { isNarrowed, parseView, viewQuery, watchRows, type Ignored, type WatchView } from './watch-view.ts';
import { toggleWatched } from './watchlist.ts';
import { useWideScreen } from './wide-screen.ts';
import styles from './watch-screen.module.css';

/** The market watch: the table, and the chosen row beside it. `query` is that of the address. */
export function WatchScreen({ data, query }: { data: WatchData; query: string }) {
  const t = useText();
  const { rows, sectors } = data;
  const symbols = useMemo(() => rows.map(({ symbol }) => symbol), [rows]);
  const view = useMemo(
    () => parseView(new URLSearchParams(query), sectors.map(sectorSlug), symbols),
    [query, sectors, symbols],
  );
  const shown = useShownRows(rows, view);
  return (
    <main id="content" className={styles.screen}>
      <TermScope className={styles.screen}>
        <WatchHead now={data.now} withOil={data.withOil} />
        <WatchFilters view={view} sectors={sectors} symbols={symbols} />
        {view.ignored.length > 0 && <Notes ignored={view.ignored} />}
        <p role="status" className="visually-hidden">
          {t('market.listed.count', { count: shown.length })}
        </p>
        {shown.length ? <Desk data={data} rows={shown} view={view} /> : <Nothing view={view} />}
        <WatchFooter rows={rows} now={data.now} simulated={data.simulated}>
          <div>
            <FileLinks files={data.files} query={viewQuery({ ...view, chosen: null })} />
          </div>
        </WatchFooter>
      </TermScope>
    </main>
  );
}

/**
 * The rows in the order of the view. The order is computed from the newest figures when the view changes, and then
 * stays.
 */
function useShownRows(rows: readonly WatchRow[], view: WatchView): WatchRow[] {
  const order = viewQuery({ ...view, chosen: null, columns: [] });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `order` is all of the view that changes the rows
  return useMemo(() => watchRows(rows.map(withNewest), view), [rows, order]);
}

function withNewest(row: WatchRow): WatchRow {
  const quote = typeof document === 'undefined' ? undefined : pageLive().figures.quote(row.symbol);
  return quote ? { ...row, quote } : row;
}

function Desk({ data, rows, view }: { data: WatchData; rows: readonly WatchRow[]; view: WatchView }) {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const desk = useRef<HTMLDivElement>(null);
  const wide = useWideScreen();
  const { chosen, choose } = useChosenRow(view, wide ? (rows[0]?.symbol ?? null) : null);
  // The row responds to the touch first; the panel, which takes much longer to render, follows.
  const drawn = useDeferredValue(chosen);
  const { held: panel, failed } = usePanelData(wide ? drawn : null, data.panel);
  const row = rows.find(({ symbol }) => symbol === drawn) ?? data.rows.find(({ symbol }) => symbol === drawn);
  const open = (symbol: string) => void navigate(pathOf('the-exchange-company', { SecuritySymbol: symbol }));
  const onKeyDown = tableKeys({
    move(step) {
      const next = neighbour(seenSymbols(desk.current), chosen, step);
      if (!next) return;
      choose(next);
      desk.current
        ?.querySelector(`tr[data-symbol="${CSS.escape(next)}"]`)
        ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    },
    open: () => chosen && open(chosen),
    watch: () => chosen && toggleWatched(chosen),
    pause: togglePaused,
    search: () => document.querySelector<HTMLInputElement>('input[name="q"]')?.focus(),
  });
  return (
    <div ref={desk} className={styles.desk}>
      <WatchTable rows={rows} view={view} chosen={chosen} onChoose={wide ? choose : open} onKeyDown={onKeyDown} />
      <p role="status" className="visually-hidden">
        {row && view.chosen === row.symbol && chosenWords(row, t, locale)}
      </p>
      {wide && row && <WatchPanel row={row} data={panel} failed={failed} />}
    </div>
  );
}

function chosenWords(row: WatchRow, t: Text, locale: Locale): string {
  const { symbol, quote } = row;
  const last = quote && quote.last !== null ? `${price(quote.last)} ${unitOf(row, locale)}` : NO_FIGURE;
  return t('watch.chosen', { symbol, last, change: percent(quote?.changePercent, { zero: true }) });
}

/** Symbols in the order of the page: the watchlist first. */
function seenSymbols(desk: HTMLElement | null): string[] {
  return [...(desk?.querySelectorAll<HTMLElement>('tr[data-symbol]') ?? [])].map((row) => row.dataset.symbol ?? '');
}

/** Parts of the address that were not followed, and what is used instead. */
function Notes({ ignored }: { ignored: readonly Ignored[] }) {
  const t = useText();
  return (
    <ul className={styles.notes}>
      {ignored.map(({ parameter, value }, index) => (
        <li key={index}>{t(`watch.ignored.${parameter}`, { value })}</li>
      ))}
    </ul>
  );
}

function Nothing({ view }: { view: WatchView }) {
  const t = useText();
  return <div className={styles.nothing}>{nothingNotice(t, useUnread('reference'), isNarrowed(view))}</div>;
}

function nothingNotice(t: Text, isUnread: boolean, isChosen: boolean) {
  if (isUnread) return <Notice title={t('common.fetchFailed')} tone="fault" />;
  if (!isChosen) return <Notice title={t('watch.nothingListed')} />;
  return (
    <Notice title={t('common.noData')}>
      <p>{t('market.listed.nothingAdvice')}</p>
    </Notice>
  );
}
