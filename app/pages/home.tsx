import type { ReactNode } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { dubaiDate } from '#domain/date.ts';
import { needTexts } from '#messages/needed.ts';
import { useText } from '#messages/text.tsx';
import { AppPromotion } from '../blocks/app-promotion/app-promotion.tsx';
import { DataNotice } from '../blocks/data-notice/data-notice.tsx';
import { elseShown, useFreshPage } from '../blocks/freshness/fresh-page.ts';
import { Filings } from '../blocks/publications/filings.tsx';
import { Notices } from '../blocks/publications/notices.tsx';
import { PressList } from '../blocks/publications/press-list.tsx';
import { StructuredData } from '../blocks/structured-data/structured-data.tsx';
import { jsonOf, organization, webSite } from '../blocks/structured-data/things.ts';
import { DebtFigures } from '../blocks/stated-figures/debt-figures.tsx';
import { DubaiFigures } from '../blocks/stated-figures/dubai-figures.tsx';
import { WaysIn } from '../blocks/ways-in/ways-in.tsx';
import { WeekAhead, useWeekSpan } from '../blocks/week-ahead/week-ahead.tsx';
import { siteContext } from '../context.ts';
import { isBuilt, pathOf } from '../page-path.ts';
import { useEntrance } from '../ui/entrance.ts';
import { MoreLink } from '../ui/more-link.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { loadHome, type HomeData } from './home-data.ts';
import { HomeMarket } from './home-market.tsx';
import styles from './home.module.css';
import type { Route } from './+types/home';

export const handle = await needTexts('home', 'stores');

export async function loader({ request, context }: Route.LoaderArgs): Promise<HomeData> {
  return loadHome(context.get(siteContext), new URL(request.url).searchParams);
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return elseShown(request.url, serverLoader);
}

/** Tabs and switches of the page choose among what is there already: only an index or a range is asked for anew. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSame = (name: string) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name);
  const isOtherView = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOtherView && isSame('index') && isSame('range') ? false : defaultShouldRevalidate;
}

export default function Home({ loaderData: data }: Route.ComponentProps) {
  const page = useEntrance<HTMLElement>();
  useFreshPage(data);
  return (
    <main id="content" ref={page}>
      <HomeMarket data={data} />
      <Ways />
      <div className={`wrap ${styles.two}`} data-enters>
        <Filings lists={data.filings} today={dubaiDate(data.now)} />
        <Notices lists={data.notices} />
      </div>
      <Week data={data} />
      <Press data={data} />
      <Stated />
      <div className={`wrap ${styles.notice}`}>
        <DataNotice simulated={data.simulated} asOf={data.now} />
      </div>
      <AppPromotion />
      <StructuredData make={import.meta.env.SSR && ((reading) => jsonOf(organization(reading), webSite(reading)))} />
    </main>
  );
}

function Ways() {
  const t = useText();
  return (
    <Part id="ways">
      <SectionHead id="ways" title={t('home.ways.title')} lead={t('home.ways.lead')} />
      <WaysIn />
    </Part>
  );
}

function Week({ data }: { data: HomeData }) {
  const t = useText();
  return (
    <Part id="week">
      <SectionHead
        id="week"
        title={t('home.week.title')}
        lead={t('home.week.lead', useWeekSpan(data.week))}
        aside={
          isBuilt('the-exchange-settlement-trading-calender') && (
            <MoreLink to={pathOf('the-exchange-settlement-trading-calender')}>{t('home.week.all')}</MoreLink>
          )
        }
      />
      <WeekAhead days={data.week} />
    </Part>
  );
}

function Press({ data }: { data: HomeData }) {
  const t = useText();
  if (!data.press.length) return null;
  return (
    <Part id="press">
      <SectionHead
        id="press"
        title={t('home.press.title')}
        aside={
          isBuilt('discover-news-media-press-releases') && (
            <MoreLink to={pathOf('discover-news-media-press-releases')}>{t('home.press.all')}</MoreLink>
          )
        }
      />
      <PressList releases={data.press} />
    </Part>
  );
}

function Stated() {
  const t = useText();
  return (
    <div className={`wrap ${styles.two}`} data-enters>
      <section aria-labelledby="why-dubai">
        <SectionHead
          id="why-dubai"
          title={t('home.stated.dubai')}
          aside={
            isBuilt('discover-dubai') && <MoreLink to={pathOf('discover-dubai')}>{t('home.stated.more')}</MoreLink>
          }
        />
        <DubaiFigures />
      </section>
      <section aria-labelledby="debt">
        <SectionHead id="debt" title={t('home.stated.debt')} />
        <DebtFigures />
      </section>
    </div>
  );
}

function Part({ id, children }: { id: string; children: ReactNode }) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={id} data-enters>
      {children}
    </section>
  );
}
