import { percent, price } from '#domain/number.ts';
import type { GlossaryEntry } from '#domain/glossary.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { Fault } from '#app/blocks/error-page/error-page.tsx';
import type { ErrorKind } from '#app/blocks/error-page/error-kind.ts';
import { Footer } from '#app/blocks/footer/footer.tsx';
import { Header } from '#app/blocks/header/header.tsx';
import { LoadingLine } from '#app/blocks/loading-bar/loading-line.tsx';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import type { ValuedRow } from '#app/blocks/market-rows/valued-row.ts';
import { NothingFound } from '#app/blocks/search/advice.tsx';
import { SecurityLine } from '#app/blocks/search/security-line.tsx';
import type { RootData } from '#app/root-data.ts';
import { pathOf } from '#app/page-path.ts';
import { OpenedTerm } from './opened-term.tsx';
import { Group, Specimen } from './specimen.tsx';
import { frozenRoot } from './frozen-root.ts';

const FAULTS: readonly (ErrorKind & { name: string; reference: string | null })[] = [
  { name: 'gallery.ways.notFound', status: 404, id: 'notFound', reference: null },
  { name: 'gallery.ways.failed', status: 500, id: 'failed', reference: '7f3a-91c2' },
  { name: 'gallery.ways.unfetched', status: null, id: 'unfetched', reference: null },
];

interface WaysProps {
  root: RootData;
  rows: readonly ValuedRow[];
  /** The term shown with its explanation. */
  entry: GlossaryEntry | null;
}

/** How readers navigate, and what they see when a page is missing. */
export function Ways({ root, rows, entry }: WaysProps) {
  const t = useText();
  const frozen = frozenRoot(root, useLocale());
  return (
    <Group id="ways" title="gallery.ways">
      <Specimen name="gallery.ways.header" wide>
        <Header root={frozen} />
      </Specimen>
      <Specimen name="gallery.ways.loading">
        <div className="states-line">
          <LoadingLine stage="running" />
        </div>
      </Specimen>
      <Specimen name="gallery.ways.crumbs">
        <Breadcrumbs
          label={t('gallery.ways.crumbs')}
          trail={[
            { label: t('menu.marketWatch'), to: pathOf('market-watch') },
            { label: t('gallery.title'), to: pathOf('internal-states') },
          ]}
        />
      </Specimen>
      <Specimen name="gallery.ways.term">
        <OpenedTerm root={frozen} entry={entry} />
      </Specimen>
      <Specimen name="gallery.ways.termFailed">
        <OpenedTerm root={frozen} entry={null} />
      </Specimen>
      <Specimen name="gallery.ways.suggestions">
        <ul className="states-stack">
          {rows.slice(0, 3).map((row) => (
            <li key={row.symbol}>
              <SecurityLine row={suggestion(row)} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="gallery.ways.nothingFound">
        <NothingFound popular={[{ to: pathOf('market-watch'), title: t('menu.marketWatch') }]} />
      </Specimen>
      {FAULTS.map(({ name, ...fault }) => (
        <Specimen key={fault.id} name={name}>
          <Fault {...fault} heading="h3" />
        </Specimen>
      ))}
      <Specimen name="gallery.ways.footer" wide>
        <Footer root={{ exchange: frozen.exchange, simulatedDay: '2026-11-18', year: '2026' }} base="" />
      </Specimen>
    </Group>
  );
}

/** The typed text is the first two letters of the symbol. */
const TYPED = 2;

function suggestion({ symbol, name, last, change, changePercent }: ValuedRow) {
  return {
    to: pathOf('the-exchange-company', { SecuritySymbol: symbol }),
    symbol: { text: symbol, marks: [[0, TYPED] as [number, number]] },
    name: { text: name, marks: [] },
    also: null,
    last: price(last),
    unit: null,
    change: percent(changePercent, { zero: true }),
    direction: directionOf(change),
  };
}
