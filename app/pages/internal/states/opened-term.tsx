import type { GlossaryEntry } from '#domain/glossary.ts';
import { TermContext, type Scope } from '../../../blocks/glossary/term-context.ts';
import { TermLine } from '../../../blocks/glossary/term-line.tsx';
import { Figure } from '../../../ui/figure.tsx';

const LINE_ID = 'opened-term';

/** A label's explanation as it stands under its figures, with the working of the figure; or without words to show. */
export function OpenedTerm({ entry }: { entry: GlossaryEntry | null }) {
  const scope: Scope = {
    lineId: entry ? LINE_ID : `${LINE_ID}-failed`,
    awake: true,
    explained: { id: 'vwap', group: null, figure: null, entry, pinned: true },
    working: () => entry && <Figure>51,610,425.90 ÷ 6,214,380 = 8.305</Figure>,
  };
  return (
    <TermContext value={scope}>
      <TermLine />
    </TermContext>
  );
}
