import { z } from 'zod';
import { localisedName } from '#app/page-path.ts';
import { SITE_MAP } from '#app/site-map.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';

/** The measures of docs/specification.md, section 7. In milliseconds, except the layout shift, which has no unit. */
export const VITAL_NAMES = ['CLS', 'FID', 'LCP', 'TTFB', 'FCP', 'INP'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

/** One measurement of one page view, with nothing else about the reader. */
export interface Vital {
  name: VitalName;
  value: number;
  /** Name of the page in the site map, or `not-found`. */
  page: string;
  locale: Locale;
}

/** Called with readers' measurements, for the metrics. */
export type ObserveVital = (vital: Vital) => void;

/** Plausibility limits: nobody waits longer for a page, and no page shifts more. */
const VALUE_MAX: Record<VitalName, number> = { CLS: 100, FID: 6e5, LCP: 6e5, TTFB: 6e5, FCP: 6e5, INP: 6e5 };

const ROUTES = new Map(
  [...SITE_MAP.filter(({ page }) => page !== null).map(({ name }) => name), 'not-found'].flatMap((page) =>
    LOCALE_CODES.map((locale) => [localisedName(page, locale), { page, locale }] as const),
  ),
);

const measurement = z.object({
  route: z.string().refine((route) => ROUTES.has(route)),
  vitals: z
    .array(
      z
        .object({ name: z.enum(VITAL_NAMES), value: z.number().min(0) })
        .refine(({ name, value }) => value <= VALUE_MAX[name]),
    )
    .min(1)
    .max(12),
});

/** The measurements that a page sent; null when the body is not what our script sends. */
export function readVitals(body: string): Vital[] | null {
  try {
    const { route, vitals } = measurement.parse(JSON.parse(body));
    return vitals.map(({ name, value }) => ({ name, value, ...ROUTES.get(route)! }));
  } catch {
    return null;
  }
}
