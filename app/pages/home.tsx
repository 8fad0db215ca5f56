import { dubaiDate } from '#domain/date.ts';
import { breadth, movers, turnover } from '#domain/movers.ts';
import { phaseAt } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { useText } from '#messages/text.tsx';
import { Breadth } from '../blocks/breadth/breadth.tsx';
import { CircularList } from '../blocks/publications/circular-list.tsx';
import { DataNotice } from '../blocks/data-notice/data-notice.tsx';
import { DisclosureList } from '../blocks/publications/disclosure-list.tsx';
import { elseShown, useFreshPage } from '../blocks/freshness/fresh-page.ts';
import { IndexPanel } from '../blocks/index-panel/index-panel.tsx';
import { IndexTabs } from '../blocks/index-panel/index-tabs.tsx';
import { Frieze } from '../blocks/lattice/frieze.tsx';
import { LatticeBand } from '../blocks/lattice/lattice-band.tsx';
import { hasTraded, indicativeRows, orderedChanges, type BoardRow } from '../blocks/market-board/board-row.ts';
import { useLiveRows } from '../blocks/market-board/live-rows.ts';
import { MarketTotals } from '../blocks/market-totals/market-totals.tsx';
import { Movers } from '../blocks/movers/movers.tsx';
import { PressList } from '../blocks/publications/press-list.tsx';
import { TickerStrip } from '../blocks/ticker-strip/ticker-strip.tsx';
import { siteContext } from '../context.ts';
import { Notice } from '../ui/notice.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { loadHome, type HomeData } from './home-data.ts';
import styles from './home.module.css';
import type { Route } from './+types/home';

const ON_STRIP = 16;
const IN_LIST = 5;

export async function loader({ request, context }: Route.LoaderArgs): Promise<HomeData> {
  return loadHome(context.get(siteContext), new URL(request.url).searchParams.get('index'));
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return elseShown(request.url, serverLoader);
}

export default function Home({ loaderData: data }: Route.ComponentProps) {
  const t = useText();
  const rows = useLiveRows(data.rows, data.boards);
  useFreshPage(data);
  return (
    <main id="content">
      <Market data={data} rows={rows} />
      <TickerStrip rows={movers(boardToShow(rows), ON_STRIP).active} />
      <MoversSection rows={rows} now={data.now} />
      <div className={`wrap ${styles.two}`}>
        <Disclosures data={data} />
        <Circulars data={data} />
      </div>
      {data.press.length > 0 && (
        <section className={`wrap ${styles.section}`} aria-labelledby="press">
          <SectionHead id="press" title={t('home.press.title')} />
          <PressList releases={data.press} />
        </section>
      )}
      <div className="wrap">
        <DataNotice simulated={data.simulated} asOf={data.now} />
      </div>
    </main>
  );
}

function Market({ data, rows }: { data: HomeData; rows: readonly BoardRow[] }) {
  const t = useText();
  return (
    <section className={`${styles.market} on-navy`} aria-labelledby="market">
      <div className="wrap">
        <h1 id="market" className="visually-hidden">
          {t('home.market.title')}
        </h1>
        {data.unknownIndex !== null && (
          <Notice title={t('home.unknownIndex', { code: data.unknownIndex })} role="note" />
        )}
        <IndexTabs tabs={data.tabs} />
        <IndexPanel key={data.day.code} day={data.day} now={data.now} simulated={data.simulated} />
        <div className={styles.board}>
          <MarketTotals totals={turnover(rows)} />
          <Breadth counts={breadth(rows)} />
        </div>
      </div>
      <Lattice rows={data.rows} />
    </section>
  );
}

/** The lattice is the day as the page was made: a star that trembled with every trade would be no ornament. */
function Lattice({ rows }: { rows: readonly BoardRow[] }) {
  const t = useText();
  if (!rows.length) return <LatticeBand />;
  return (
    <>
      <Frieze changes={orderedChanges(rows)} />
      <p className={`wrap ${styles.key}`}>{t('home.lattice', { count: rows.length })}</p>
    </>
  );
}

/** Before the first trade the running auction's prices stand for the board. */
function boardToShow(rows: readonly BoardRow[]): readonly BoardRow[] {
  return hasTraded(rows) ? rows : indicativeRows(rows);
}

function MoversSection({ rows, now }: { rows: readonly BoardRow[]; now: Instant }) {
  const t = useText();
  const traded = hasTraded(rows);
  const shown = boardToShow(rows);
  const indicative = !traded && shown.length > 0;
  return (
    <section className={`wrap ${styles.section} ${styles.first}`} aria-labelledby="movers">
      <SectionHead
        id="movers"
        title={t(indicative ? 'home.movers.indicativeTitle' : 'home.movers.title')}
        lead={t(indicative ? 'home.movers.indicativeLead' : 'home.movers.lead')}
      />
      {shown.length ? <Movers lists={movers(shown, IN_LIST)} /> : <p className={styles.empty}>{t(nothingYet(now))}</p>}
    </section>
  );
}

function nothingYet(now: Instant): string {
  return phaseAt(now) === 'closed' ? 'home.movers.emptyClosed' : 'home.movers.empty';
}

function Disclosures({ data }: { data: HomeData }) {
  const t = useText();
  return (
    <section aria-labelledby="disclosures">
      <SectionHead id="disclosures" title={t('home.disclosures.title')} lead={t('home.disclosures.lead')} />
      {data.disclosures.length ? (
        <DisclosureList disclosures={data.disclosures} today={dubaiDate(data.now)} />
      ) : (
        <p className={styles.empty}>{t('common.noData')}</p>
      )}
    </section>
  );
}

function Circulars({ data }: { data: HomeData }) {
  const t = useText();
  return (
    <section aria-labelledby="circulars">
      <SectionHead id="circulars" title={t('home.circulars.title')} lead={t('home.circulars.lead')} />
      {data.circulars.length ? (
        <CircularList circulars={data.circulars} />
      ) : (
        <p className={styles.empty}>{t('common.noData')}</p>
      )}
    </section>
  );
}
