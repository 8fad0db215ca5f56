import { expect } from 'vitest';
import { askSettled, BUILT_PAGES, inForm } from './support/built-pages.ts';
import { linkedOf } from './support/html.ts';
import { byTurns, journey } from './support/journey.ts';

/** Time for each page once, on a busy machine. */
const EVERY_PAGE_MS = 240_000;

/** `watch` of `/assets/watch-De86brVh.css`. */
function nameOf(sheet: string): string {
  return /^\/assets\/([a-z]+)-[\w-]{8}\.css$/.exec(sheet)?.[1] ?? sheet;
}

/** The sheets that a `Link` header makes the browser preload (RFC 8288). */
function early(answer: Response): string[] {
  const header = answer.headers.get('link') ?? '';
  return [...header.matchAll(/<([^>]+)>; rel=preload; as=style/g)].map(([, sheet]) => sheet!);
}

byTurns('the style sheets', ({ prefix }) => {
  journey(
    'of a page are the base and those that its address names, fetched early',
    async ({ siteUrl }) => {
      for (const { name, path, styles } of BUILT_PAGES) {
        const answer = await askSettled(siteUrl + inForm(prefix, path));
        if (answer.status !== 200) continue;
        const sheets = linkedOf(await answer.text(), 'stylesheet');
        const own = name === 'internal-states' ? [...styles, 'states'] : styles;
        expect(sheets.map(nameOf), path).toEqual(['base', ...own]);
        expect(early(answer).map(nameOf), path).toEqual(['base', ...styles]);
      }
    },
    EVERY_PAGE_MS,
  );

  journey('of a page that is not there are the base alone', async ({ siteUrl }) => {
    const answer = await askSettled(`${siteUrl}${prefix}/no-such-page`);
    expect(answer.status).toBe(404);
    expect(early(answer).map(nameOf)).toEqual(['base']);
    expect(linkedOf(await answer.text(), 'stylesheet').map(nameOf)).toEqual(['base']);
  });
});
