import { createMeasures, type Measure } from './measures.ts';
import { loadScripts } from './scripts.ts';

/** The site's own collector (server/reports). */
const COLLECTOR = '/reports/vitals';

/** A service of another provider, as the page describes it (document-script.tsx). */
interface Service {
  script: string | null;
  vitals: string | null;
}

const { dataset } = document.documentElement;
const measures = createMeasures();
const services = servicesOfPage();
/** Names of pages with their language. */
interface Route {
  /** The page that the document was loaded with: load measures belong to it, whenever they become known. */
  first: string;
  current: string;
}

/** Null while the reader has not agreed. */
let route: Route | null = null;

/** Measures the page from now on; the measures are sent when the page is left. */
export function follow(first: string): void {
  route = { first, current: routeNow() };
  loadScripts(services.flatMap(({ script }) => script ?? []));
}

/** The reader withdrew consent: unsent measures are dropped. A script of another provider ends only with the page. */
export function stop(): void {
  if (route === null) return;
  route = null;
  measures.take();
  if (services.some(({ script }) => script !== null)) location.reload();
}

function routeNow(): string {
  return dataset['route'] ?? '';
}

function servicesOfPage(): readonly Service[] {
  const given = document.querySelector<HTMLElement>('script[data-services]')?.dataset['services'];
  return given ? (JSON.parse(given) as Service[]) : [];
}

function send(): void {
  if (route === null) return;
  const { first, current } = route;
  const ofPages = Map.groupBy(measures.take(), ({ name }) => (name === 'CLS' || name === 'INP' ? current : first));
  for (const [page, taken] of ofPages) sendAll(page, taken);
}

function sendAll(page: string, vitals: Measure[]): void {
  const body = JSON.stringify({ route: page, vitals });
  const addresses = [COLLECTOR, ...services.flatMap(({ vitals: address }) => address ?? [])];
  for (const address of addresses) navigator.sendBeacon(address, body);
}

// A hidden page may never be seen again. Hiding also finishes the measures, so this listener must come after those of
// the measures.
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());

// An application navigates between pages by itself, and names the new page when it shows it.
new MutationObserver(() => {
  send();
  if (route !== null) route.current = routeNow();
}).observe(document.documentElement, { attributeFilter: ['data-route'] });
