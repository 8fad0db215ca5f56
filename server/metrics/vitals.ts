import { Histogram, type Registry } from 'prom-client';
import type { ObserveVital } from '../reports/vitals.ts';

const TIME_BUCKETS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
const SHIFT_BUCKETS = [0.001, 0.01, 0.05, 0.1, 0.25, 1];

/** Measurements of readers who consented: only measure, language and value, nothing about the reader. */
export function watchVitals(registry: Registry): ObserveVital {
  const registers = [registry];
  const labelNames = ['name', 'locale'];
  const times = new Histogram({
    name: 'manara_web_vital_seconds',
    help: 'Measures of readers’ pages that are times (LCP, INP, FCP, TTFB, FID)',
    labelNames,
    buckets: TIME_BUCKETS,
    registers,
  });
  const shifts = new Histogram({
    name: 'manara_web_vital_layout_shift',
    help: 'Layout shift of readers’ pages (CLS)',
    labelNames,
    buckets: SHIFT_BUCKETS,
    registers,
  });
  return ({ name, value, locale }) => {
    if (name === 'CLS') shifts.observe({ name, locale }, value);
    else times.observe({ name, locale }, value / 1_000);
  };
}
