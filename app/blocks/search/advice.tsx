import { Link } from '#app/ui/link.tsx';
import { useText } from '#messages/text.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import styles from './advice.module.css';

type Popular = readonly { to: string; title: string }[];

/** Why nothing was found, what to type instead, and the most visited pages. */
export function NothingFound({ popular }: { popular: Popular }) {
  const t = useText();
  return (
    <>
      <Notice title={t('search.nothingTitle')}>
        <p>{t('search.nothingReason')}</p>
        <Tips />
      </Notice>
      <PopularPages popular={popular} />
    </>
  );
}

/** What can be searched, before anything is typed. */
export function NoQuery({ popular }: { popular: Popular }) {
  return (
    <>
      <Tips />
      <PopularPages popular={popular} />
    </>
  );
}

function Tips() {
  const t = useText();
  return (
    <ul className={styles.tips}>
      <li>{t('search.tip.symbol')}</li>
      <li>{t('search.tip.name')}</li>
      <li>{t('search.tip.spelling')}</li>
      <li>{t('search.tip.text')}</li>
    </ul>
  );
}

function PopularPages({ popular }: { popular: Popular }) {
  const t = useText();
  return (
    <section className={styles.pages} aria-labelledby="popular">
      <SectionHead id="popular" title={t('search.popular')} />
      <ul className={styles.popular}>
        {popular.map(({ to, title }) => (
          <li key={to}>
            <Link to={to} className="link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
