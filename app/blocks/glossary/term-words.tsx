import { glossaryFile } from '#messages/glossary.ts';
import type { RootData } from '#app/root-data.ts';
import { Explanation } from './explanation.tsx';

/**
 * The texts of explanations, once per page, and the address from which terms are fetched: script copies them into the
 * lines.
 */
export function TermWords({ root }: { root: RootData }) {
  return (
    <template id="term-words" data-glossary={glossaryFile(root.locale)}>
      <Explanation root={root} entry={null} />
    </template>
  );
}
