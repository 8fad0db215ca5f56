import { SITE_MAP } from '#app/site-map.ts';

const APPLICATIONS: ReadonlySet<string> = new Set(
  SITE_MAP.filter(({ application }) => application !== null).map(({ name }) => name),
);

/** Whether a page runs as an application of React in the browser, by its name in the site map; all else is a document. */
export function isApplication(name: string): boolean {
  return APPLICATIONS.has(name);
}
