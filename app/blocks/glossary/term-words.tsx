import { glossaryFile } from '#messages/glossary.ts';
import type { RootData } from '#app/root-data.ts';
import { Explanation } from './explanation.tsx';

/** How explanations are worded, once a page, and where their terms are fetched from: script copies it into the lines. */
export function TermWords({ root }: { root: RootData }) {
  return (
    <template id="term-words" data-glossary={glossaryFile(root.locale)}>
      <Explanation root={root} entry={null} />
    </template>
  );
}
