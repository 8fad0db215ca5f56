import { Carousel } from '#app/ui/carousel.tsx';
import { Link } from '#app/ui/link.tsx';
import { formatDate } from '#domain/date.ts';
import { LOCALES } from '#domain/locale.ts';
import { useLocale, useText } from '#messages/text.tsx';
import type { NoticeRow } from './notice-list.tsx';
import styles from './press-list.module.css';

interface PressListProps {
  releases: readonly NoticeRow[];
  /** Id of the heading above the releases. */
  labelledBy: string;
}

/** The exchange's own latest releases: three side by side, one on a phone, scrolling to the others. */
export function PressList({ releases, labelledBy }: PressListProps) {
  const locale = useLocale();
  const t = useText();
  const control = { pause: t('home.ticker.pause'), play: t('home.ticker.play') };
  return (
    <Carousel className={styles.press} labelledBy={labelledBy} control={control}>
      {releases.map(({ id, headline, lang, date, to = '' }) => (
        <li key={id}>
          <time className={styles.date} dateTime={date}>
            {formatDate(date, locale)}
          </time>
          <h3 className={styles.title}>
            <Link to={to} lang={lang === locale ? undefined : LOCALES[lang].iso}>
              {headline}
            </Link>
          </h3>
        </li>
      ))}
    </Carousel>
  );
}
