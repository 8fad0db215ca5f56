import { useText } from '#messages/text.tsx';
import { Change, type Direction } from '#app/ui/change.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { RangeRuler } from '#app/ui/range-ruler.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { Segments } from '#app/ui/segments.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Sparkline } from '#app/ui/sparkline.tsx';
import { Table } from '#app/ui/table.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { percent, price } from '#domain/number.ts';
import type { ValuedRow } from '#app/blocks/market-rows/valued-row.ts';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import { Group, Specimen } from './specimen.tsx';

const CHANGES: readonly { direction: Direction; text: string }[] = [
  { direction: 'up', text: '+2.81%' },
  { direction: 'down', text: '\u22125.05%' },
  { direction: 'flat', text: '0.00%' },
];

/** The parts that do not depend on the exchange. */
export function Parts({ rows }: { rows: readonly ValuedRow[] }) {
  const t = useText();
  return (
    <Group id="parts" title="gallery.parts">
      <Specimen name="gallery.parts.buttons">
        <form className="states-row" aria-label={t('gallery.parts.buttons')}>
          <SubmitButton>{t('common.apply')}</SubmitButton>
          <MoreLink to="#parts">{t('common.glossary')}</MoreLink>
        </form>
      </Specimen>
      <Specimen name="gallery.parts.fields">
        <form className="states-stack" aria-label={t('gallery.parts.fields')}>
          <TextField name="q" label={t('market.listed.words')} placeholder={t('market.listed.wordsHint')} />
          <TextField name="filled" label={t('market.symbol')} value="JIWAN" hint={t('gallery.parts.hint')} />
          <SelectField
            name="sector"
            label={t('market.sector')}
            options={[{ value: '', label: t('market.listed.allSectors') }]}
          />
        </form>
      </Specimen>
      <Specimen name="gallery.parts.tabs">
        <Tabs
          label={t('gallery.parts.tabs')}
          tabs={[
            { to: '#parts', label: t('home.filings.disclosures'), count: '436', current: true },
            { to: '#data', label: t('home.filings.reports'), count: '58', current: false },
          ]}
        />
      </Specimen>
      <Specimen name="gallery.parts.segments">
        <Segments
          label={t('gallery.parts.segments')}
          segments={[
            { to: '#parts', label: t('home.movers.view.ledgers'), current: true },
            { to: '#data', label: t('home.movers.view.map'), current: false },
          ]}
        />
      </Specimen>
      <Specimen name="gallery.parts.chips">
        <p className="states-row">
          <Chip>{t('market.filing.governance')}</Chip>
          <Chip tone="solid">{t('market.filing.results')}</Chip>
          <Chip tone="open">{t('home.week.proposed')}</Chip>
        </p>
      </Specimen>
      <Specimen name="gallery.parts.pager">
        <Pager
          label={t('gallery.parts.pager')}
          position={t('gallery.parts.position', { from: '21', to: '40', total: '436' })}
          previous={{ to: '#data', label: t('gallery.parts.previous') }}
          next={{ to: '#parts', label: t('gallery.parts.next') }}
        />
      </Specimen>
      <Specimen name="gallery.parts.table">
        <BoardTable rows={rows} />
      </Specimen>
      <Specimen name="gallery.parts.notices">
        <div className="states-stack">
          <Notice title={t('common.noData')} />
          <Notice title={t('common.fetchFailed')} tone="fault" />
        </div>
      </Specimen>
      <Specimen name="gallery.parts.skeleton">
        <Skeleton />
      </Specimen>
      <Specimen name="gallery.parts.sparkline">
        <p className="states-row">
          {rows.slice(0, 3).map((row) => (
            <Sparkline key={row.symbol} shape={row.line} direction={directionOf(row.change)} className="states-spark" />
          ))}
        </p>
      </Specimen>
      <Specimen name="gallery.parts.ruler">
        <div className="states-stack">
          <RangeRuler low="8.170" high="8.440" at={0.93} />
          <RangeRuler low="--" high="--" at={null} />
        </div>
      </Specimen>
      <Specimen name="gallery.parts.changes">
        <Changes />
      </Specimen>
      <Specimen name="gallery.parts.changesColourBlind">
        <div className="states-colour-blind">
          <Changes />
        </div>
      </Specimen>
      <Specimen name="gallery.parts.changesOnNavy" navy>
        <Changes />
      </Specimen>
    </Group>
  );
}

function Changes() {
  return (
    <p className="states-row">
      {CHANGES.map((change) => (
        <Change key={change.direction} {...change} />
      ))}
    </p>
  );
}

function BoardTable({ rows }: { rows: readonly ValuedRow[] }) {
  const t = useText();
  return (
    <Table
      caption={t('gallery.parts.table')}
      captionHidden
      rows={rows.slice(0, 3)}
      rowKey={({ symbol }) => symbol}
      columns={[
        {
          id: 'symbol',
          head: t('market.symbol'),
          sort: { to: '#parts', order: 'ascending' },
          cell: ({ symbol, name }) => (
            <>
              <Figure>{symbol}</Figure> <bdi>{name}</bdi>
            </>
          ),
        },
        { id: 'last', head: t('market.last'), figures: true, cell: ({ last }) => <Figure>{price(last)}</Figure> },
        {
          id: 'change',
          head: t('market.changePercent'),
          figures: true,
          cell: ({ change, changePercent }) => (
            <Change direction={directionOf(change)} text={percent(changePercent, { zero: true })} />
          ),
        },
      ]}
    />
  );
}
