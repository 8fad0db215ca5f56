import { createMeasures, type Measure } from './measures.ts';
import { loadScripts } from './scripts.ts';

/** The site's own collector (server/reports). */
const COLLECTOR = '/reports/vitals';

/** What a page says of a service of another provider (document-script.tsx). */
interface Service {
  script: string | null;
  vitals: string | null;
}

const { dataset } = document.documentElement;
const measures = createMeasures();
const services = servicesOfPage();
/** Pages by name with their language. */
interface Route {
  /** The one that the document came with: how soon it appeared is its measure, whenever that becomes known. */
  first: string;
  current: string;
}

/** Null while the reader has not agreed. */
let route: Route | null = null;

/** Takes the measures of the page from now on; they are sent when it is left. */
export function follow(first: string): void {
  route = { first, current: routeNow() };
  loadScripts(services.flatMap(({ script }) => script ?? []));
}

/** The reader withdrew: what was not sent yet is dropped. A script of another provider ends only with the page. */
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

// A page that is hidden may never be seen again. What is measured ends with it, so this comes after the measures' own listeners.
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());

// An application goes from page to page by itself, and names the new one when it shows it.
new MutationObserver(() => {
  send();
  if (route !== null) route.current = routeNow();
}).observe(document.documentElement, { attributeFilter: ['data-route'] });
