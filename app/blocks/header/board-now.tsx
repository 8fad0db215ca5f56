import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useHref } from 'react-router';
import { weekday } from '#domain/calendar.ts';
import { dubaiClock, dubaiDate, formatDayMonth, WEEKDAYS } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { pageHttp } from '../../live/http-client.ts';
import type { BoardNow as Board } from '../../root-data.ts';
import { pathOf } from '../../page-path.ts';
import { Figure } from '../../ui/figure.tsx';
import styles from './board-now.module.css';

/** Facts older than this are asked for again when a panel opens. */
const FRESH_MS = 30_000;

/** The market in four facts, beside whichever panel is open. */
export function BoardNow({ first }: { first: Board }) {
  const t = useText();
  const locale = useLocale();
  const place = useRef<HTMLElement>(null);
  const board = useFreshBoard(first, place);
  const count = (value: number) => <Figure>{value}</Figure>;
  return (
    <aside ref={place} className={styles.board} aria-labelledby="board-now">
      <div id="board-now">{t(board.isOpen ? 'menu.board' : 'menu.board.closed')}</div>
      <dl>
        <Fact term={t('menu.board.disclosures')}>{count(board.disclosures)}</Fact>
        {board.advancing !== null && (
          <Fact term={t('menu.board.advancing')}>
            {t('menu.board.of', { count: String(board.advancing), total: String(board.securities) })}
          </Fact>
        )}
        <Fact term={t('menu.board.next')}>
          <NextPhase at={board.next} now={board.at} locale={locale} />
        </Fact>
        {board.closure && (
          <Fact term={t('menu.board.holiday')}>
            <Days {...board.closure} locale={locale} />
          </Fact>
        )}
      </dl>
    </aside>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The time alone on the same day, else with the day of the week. */
function NextPhase({ at, now, locale }: { at: Instant; now: Instant; locale: Locale }) {
  const day = dubaiDate(at);
  return (
    <>
      {day !== dubaiDate(now) && `${WEEKDAYS[locale][weekday(day)]} `}
      <Figure>{dubaiClock(at)}</Figure>
    </>
  );
}

/** '02–03 Dec'; over the end of a month both days carry theirs. */
function Days({ from, to, locale }: NonNullable<Board['closure']> & { locale: Locale }) {
  const last = formatDayMonth(to, locale);
  if (from === to) return last;
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${formatDayMonth(from, locale)} – ${last}`;
  return (
    <>
      <Figure>{`${from.slice(8)}–${to.slice(8)}`}</Figure> {last.slice(3)}
    </>
  );
}

function useFreshBoard(first: Board, place: RefObject<HTMLElement | null>): Board {
  const [board, setBoard] = useState(first);
  const address = useHref(pathOf('board-now'));
  const heardAt = useRef<number | null>(null);
  useEffect(() => {
    heardAt.current ??= Date.now();
    const nav = place.current?.closest('nav');
    const onToggle = () => {
      if (heardAt.current !== null && Date.now() - heardAt.current < FRESH_MS) return;
      heardAt.current = Date.now();
      // What cannot be had stays as it was: the menu is no place for an error.
      pageHttp()
        .get<Board | null>(address)
        .then((fresh) => fresh && setBoard(fresh))
        .catch(() => undefined);
    };
    nav?.addEventListener('toggle', onToggle, true);
    return () => nav?.removeEventListener('toggle', onToggle, true);
  }, [address, place]);
  return board;
}
