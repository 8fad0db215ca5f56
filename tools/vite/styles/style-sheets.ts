import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { FAMILIES } from '#app/styles/families.ts';
import { siteFamilies } from './families-of.ts';
import { missingStyles } from './missing-styles.ts';
import { styleModules } from './module-classes.ts';
import { familiesOfPages } from './page-families.ts';
import { partOf } from './split-sheet.ts';

/** The one sheet of all styles; in Vite's manifest this name lists what every page loads. */
const WHOLE = 'style.css';
/** React Router's name for the browser's part of a page. */
const PAGE_IN_BROWSER = /^app\/pages\/(.+)\.tsx\?__react-router-build-client-route$/;
/**
 * The order of the cascade, as in app/styles/site.css. In the bundle a block's styles may come before the root's, and
 * layers are ordered by their first mention. Any utility overrides Tailwind's `properties`.
 */
export const LAYER_ORDER = '@layer properties,theme,reset,base,ui,blocks,utilities;';

/**
 * Splits the site's one style sheet into the base of every page and a sheet for each family. The sheets of a page's
 * families are in Vite's manifest as styles of its part: the router links them in the document, and loads them before
 * it shows the page. The server's build fails when a page's sheets leave a part of it without styles.
 */
export function styleSheets(root: string): Plugin {
  const familiesOf = siteFamilies(root, styleModules(root));
  const pages = familiesOfPages();

  return {
    name: 'style-sheets',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') {
        const faults = missingStyles((id) => this.getModuleInfo(id), root, pages, familiesOf);
        if (faults.length > 0) this.error(faults.join('\n'));
        // The server serves the browser build's sheets.
        for (const { fileName } of sheetsOf(bundle)) delete bundle[fileName];
        return;
      }
      const whole = sheetsOf(bundle).find(({ names }) => names.includes(WHOLE));
      if (!whole) this.error(`The build has no ${WHOLE}: does Vite name it otherwise now?`);
      delete bundle[whole.fileName];
      const css = String(whole.source);
      const emit = (name: string, originalFileName: string, source: string) =>
        this.getFileName(this.emitFile({ type: 'asset', name, originalFileName, source }));
      emit('base.css', WHOLE, LAYER_ORDER + partOf(css, null, familiesOf));
      const sheets = new Map(
        FAMILIES.map((family) => [
          family,
          emit(`${family}.css`, `app/styles/${family}.css`, partOf(css, family, familiesOf)),
        ]),
      );
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue;
        const page = PAGE_IN_BROWSER.exec(relative(root, chunk.facadeModuleId).replaceAll('\\', '/'))?.[1];
        for (const family of pages.get(page ?? '') ?? []) chunk.viteMetadata?.importedCss.add(sheets.get(family)!);
      }
    },
  };
}

function sheetsOf(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset[] {
  return Object.values(bundle)
    .filter((file) => file.type === 'asset')
    .filter(({ fileName }) => fileName.endsWith('.css'));
}
