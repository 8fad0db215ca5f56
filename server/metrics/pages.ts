import { Counter, Histogram, type Registry } from 'prom-client';
import type { CacheEvent, CacheObserver } from '../cache/events.ts';
import type { Admission } from '../overload/admission.ts';
import { readCounter, readGauge, type Reading } from './readings.ts';

const RENDER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3];
const KINDS: readonly CacheEvent['kind'][] = ['hit', 'stale', 'miss', 'made', 'retired', 'evicted'];

/** Events of cached pages, and how long a page takes to render. */
export function watchPages(registry: Registry): CacheObserver {
  const registers = [registry];
  const events = new Counter({
    name: 'manara_page_cache_events_total',
    help: 'hit, stale, miss: how a page was answered; made, retired, evicted: what became of kept pages',
    labelNames: ['event'],
    registers,
  });
  const renders = new Histogram({
    name: 'manara_page_render_seconds',
    help: 'Time to make a page, by its name in the site map',
    labelNames: ['page'],
    buckets: RENDER_BUCKETS,
    registers,
  });
  const counted = new Map(KINDS.map((kind) => [kind, events.labels(kind)]));
  return (event) => {
    counted.get(event.kind)?.inc();
    if (event.kind === 'made') renders.labels(event.route).observe(event.ms / 1_000);
  };
}

type Counted = ReturnType<Admission['counters']>[keyof ReturnType<Admission['counters']>];

/** Pages being rendered, and those refused under too much load. */
export function watchAdmission(registry: Registry, { counters }: Pick<Admission, 'counters'>): void {
  const perClass = (read: (counted: Counted) => number): Reading[] =>
    Object.entries(counters()).map(([name, counted]) => [read(counted), { class: name }]);
  readGauge(
    registry,
    { name: 'manara_pages_in_making', help: 'Pages being made at the moment, by class', labelNames: ['class'] },
    () => perClass(({ inMaking }) => inMaking),
  );
  readCounter(
    registry,
    {
      name: 'manara_pages_refused_total',
      help: 'Pages sent away with 503 under load, by class',
      labelNames: ['class'],
    },
    () => perClass(({ refused }) => refused),
  );
}
