import { useRef, type FormEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { Link } from '#app/ui/link.tsx';
import { pick, type Bilingual } from '#domain/bilingual.ts';
import { sectorSlug } from '#domain/security.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { segmentName } from '#app/blocks/market-rows/segment-name.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { DensitySwitch } from './density-switch.tsx';
import { FilterSelect } from './filter-select.tsx';
import { PauseSwitch } from './pause-switch.tsx';
import { ViewSwitch } from './view-switch.tsx';
import { USUAL_COLUMNS } from './watch-column.ts';
import { useWordsInput } from './words-input.ts';
import {
  isNarrowed,
  orderWord,
  parseView,
  SISTER_BOARD,
  viewQuery,
  WATCH_BOARDS,
  type WatchView,
} from './watch-view.ts';
import styles from './watch-filters.module.css';

interface WatchFiltersProps {
  view: WatchView;
  sectors: readonly Bilingual[];
  symbols: readonly string[];
}

/**
 * Search text, board, sector and columns: one GET form, so that every view is an address and works without script. With
 * script a choice applies immediately, and the address has only what differs from the plain view.
 */
export function WatchFilters({ view, sectors, symbols }: WatchFiltersProps) {
  const t = useText();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const words = useWordsInput(view.listing.words, () => form.current?.requestSubmit());
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]);
    const filter = parseView(asked, sectors.map(sectorSlug), symbols);
    void navigate(
      { search: viewQuery(isOtherExchange(filter, view) ? { ...filter, chosen: null } : filter) },
      { preventScrollReset: true, replace: true },
    );
  };
  const { listing, board, chosen } = view;
  return (
    <search>
      <Form
        discover="none"
        ref={form}
        method="get"
        aria-label={t('watch.filter')}
        className={styles.filters}
        onSubmit={submit}
        onChange={(event) => isChoice(event.target) && form.current?.requestSubmit()}
      >
        <div className={styles.views}>
          <ViewSwitch current={null} />
        </div>
        <label className={styles.words}>
          <Icon name="search" className={styles.icon} />
          <span className="visually-hidden">{t('market.listed.words')}</span>
          <input {...words} type="search" name="q" placeholder={t('watch.words')} autoComplete="off" />
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        </label>
        <FilterSelect
          name="board"
          label={t('watch.board')}
          value={board ?? ''}
          options={[
            { value: '', label: t('watch.allBoards') },
            ...WATCH_BOARDS.map((code) => ({
              value: code,
              label: code === '505' ? t('watch.board.505') : segmentName(code, t, locale),
            })),
          ]}
        />
        <FilterSelect
          name="sector"
          label={t('market.sector')}
          value={listing.sector ?? ''}
          options={[
            { value: '', label: t('market.listed.allSectors') },
            ...sectors.map((sector) => ({ value: sectorSlug(sector), label: pick(sector, locale) })),
          ]}
        />
        <input type="hidden" name="sort" value={listing.sort} />
        <input type="hidden" name="order" value={orderWord(listing.descending)} />
        {chosen && <input type="hidden" name="symbol" value={chosen} />}
        <button type="submit" className={styles.apply}>
          {t('common.apply')}
        </button>
        {isNarrowed(view) && (
          <Link
            to={viewQuery({ ...view, listing: { ...listing, words: '', sector: null }, board: null }) || '.'}
            preventScrollReset
            className={styles.clear}
          >
            {t('common.clear')}
          </Link>
        )}
        <PauseSwitch />
        <DensitySwitch />
        <ColumnChooser columns={view.columns} usual={viewQuery({ ...view, columns: USUAL_COLUMNS }) || '.'} />
      </Form>
    </search>
  );
}

/** The other exchange's list has other securities, so the filters of this one are dropped. */
function isOtherExchange(a: WatchView, b: WatchView): boolean {
  return (a.board === SISTER_BOARD) !== (b.board === SISTER_BOARD);
}

/** Lists and boxes apply when they are set; the search text applies when typing pauses. */
function isChoice(target: EventTarget): boolean {
  return target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox');
}
