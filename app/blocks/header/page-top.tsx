import type { RootData } from '#app/root-data.ts';
import { SkipLink } from '#app/ui/skip-link.tsx';
import { useText } from '#messages/text.tsx';
import { LoadingLine } from '#app/blocks/loading-bar/loading-line.tsx';
import { MadeOnce } from '#app/blocks/made-once/made-once.tsx';
import { PrintedFrom } from '#app/blocks/printed-from/printed-from.tsx';
import { SuggestionTemplates } from '#app/blocks/search/suggestion-templates.tsx';
import { CompactHeader } from './compact-header.tsx';
import { Header } from './header.tsx';

/** Everything above the page: the skip link, the loading indicator, the header, and what is only printed. */
export function PageTop({ root, compact }: { root: RootData; compact: boolean }) {
  const t = useText();
  return (
    <>
      <SkipLink to="content">{t('common.skip')}</SkipLink>
      <LoadingLine />
      {compact ? <CompactHeader root={root} /> : <Header root={root} />}
      <MadeOnce of={SuggestionTemplates} name="suggestions">
        <SuggestionTemplates />
      </MadeOnce>
      <PrintedFrom now={root.now} />
    </>
  );
}
