import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { marketDate } from '#domain/date.ts';
import { needTexts } from '#messages/needed.ts';
import { useText } from '#messages/text.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { fallback, useFreshPage } from '#app/blocks/freshness/fresh-page.ts';
import { Filings } from '#app/blocks/publications/filings.tsx';
import { Notices } from '#app/blocks/publications/notices.tsx';
import { PressList } from '#app/blocks/publications/press-list.tsx';
import { StructuredData } from '#app/blocks/structured-data/structured-data.tsx';
import { jsonOf, organization, webSite } from '#app/blocks/structured-data/things.ts';
import { WeekAhead, useWeekSpan } from '#app/blocks/week-ahead/week-ahead.tsx';
import { siteContext } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';
import { useEntrance } from '#app/ui/entrance.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { loadHome, type HomeData } from '#app/data/home/home.ts';
import { HomeMarket } from '#app/blocks/home/home-market.tsx';
import { HomePart } from '#app/blocks/home/home-part.tsx';
import styles from '#app/blocks/home/home.module.css';
import type { Route } from './+types/home';

export const handle = await needTexts('home');

// Parts that do not change while the page is open: their components are not sent to the browser.
const fixed = import.meta.env.SSR && (await import('#app/blocks/home/fixed-parts.tsx'));
const promotion = import.meta.env.SSR && (await import('#app/blocks/app-promotion/app-promotion.tsx'));

export async function loader({ request, context }: Route.LoaderArgs): Promise<HomeData> {
  return loadHome(context.get(siteContext), new URL(request.url).searchParams);
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return fallback(request.url, serverLoader);
}

/** Tabs and switches of the page choose among loaded data: only a new index or range is fetched. */
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
      <StaticHtml name="ways">{fixed && <fixed.Ways />}</StaticHtml>
      <div className={`wrap ${styles.two}`} data-enters>
        <Filings lists={data.filings} today={marketDate(data.now)} />
        <Notices lists={data.notices} />
      </div>
      <Week data={data} />
      <Press data={data} />
      <StaticHtml name="stated">{fixed && <fixed.Stated />}</StaticHtml>
      <div className={`wrap ${styles.notice}`}>
        <DataNotice simulated={data.simulated} asOf={data.now} />
      </div>
      <StaticHtml name="apps">{promotion && <promotion.AppPromotion />}</StaticHtml>
      <StructuredData make={import.meta.env.SSR && ((reading) => jsonOf(organization(reading), webSite(reading)))} />
    </main>
  );
}

function Week({ data }: { data: HomeData }) {
  const t = useText();
  return (
    <HomePart id="week">
      <SectionHead
        id="week"
        title={t('home.week.title')}
        lead={t('home.week.lead', useWeekSpan(data.week))}
        aside={<MoreLink to={pathOf('the-exchange-settlement-trading-calender')}>{t('home.week.all')}</MoreLink>}
      />
      {data.weekMissing !== null && <p className="text-muted">{data.weekMissing}</p>}
      <WeekAhead days={data.week} quiet={data.weekMissing !== null} />
    </HomePart>
  );
}

function Press({ data }: { data: HomeData }) {
  const t = useText();
  if (!data.press.length) return null;
  return (
    <HomePart id="press">
      <SectionHead
        id="press"
        title={t('home.press.title')}
        aside={<MoreLink to={pathOf('discover-news-media-press-releases')}>{t('home.press.all')}</MoreLink>}
      />
      <PressList releases={data.press} labelledBy="press" />
    </HomePart>
  );
}
