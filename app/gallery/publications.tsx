import { useLocale } from '#messages/text.tsx';
import { Filings } from '#app/blocks/publications/filings.tsx';
import { NoneListed } from '#app/blocks/publications/none-listed.tsx';
import { Notices } from '#app/blocks/publications/notices.tsx';
import { PressList } from '#app/blocks/publications/press-list.tsx';
import { WeekAhead } from '#app/blocks/week-ahead/week-ahead.tsx';
import { DAY } from './moments.ts';
import { filings, notices, releases, week } from './documents.ts';
import { Group, Specimen } from './specimen.tsx';

/** Publications of issuers and the exchange. */
export function Publications() {
  const locale = useLocale();
  return (
    <Group id="publications" title="gallery.publications">
      <Specimen name="gallery.publications.filings" wide>
        <Filings lists={filings(locale)} today={DAY} />
      </Specimen>
      <Specimen name="gallery.publications.none">
        <NoneListed feed="disclosures" />
      </Specimen>
      <Specimen name="gallery.publications.notices" wide>
        <Notices lists={notices(locale)} />
      </Specimen>
      <Specimen name="gallery.publications.press" wide>
        <PressList releases={releases(locale)} labelledBy="publications" />
      </Specimen>
      <Specimen name="gallery.publications.week" wide>
        <WeekAhead days={week(locale)} today={DAY} />
      </Specimen>
    </Group>
  );
}
