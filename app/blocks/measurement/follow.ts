import type { MeasurementService } from '#exchange.config.ts';
import { createMeasures, type Measure } from './measures.ts';
import { loadScripts } from './scripts.ts';

/** The site's own collector (server/reports). */
const COLLECTOR = '/reports/vitals';

/** Pages by name with their language. */
export interface Route {
  /** The one that the document came with: how soon it appeared is its measure, whenever that becomes known. */
  first: string;
  current: string;
}

const measures = createMeasures();
/** Null while the reader has not agreed. */
let route: Route | null = null;
let services: readonly MeasurementService[] = [];

/** Takes the measures of this page from now on, and sends those of the one before. */
export function follow(next: Route, wanted: readonly MeasurementService[]): void {
  send();
  route = next;
  services = wanted;
  loadScripts(wanted);
}

/** The reader withdrew: what was not sent yet is dropped. A script of another provider ends only with the page. */
export function stop(): void {
  if (route === null) return;
  route = null;
  measures.take();
  if (services.some(({ script }) => script !== null)) location.reload();
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
