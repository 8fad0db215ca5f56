import { Link } from 'react-router';
import { dubaiDate } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '../../ui/figure.tsx';
import { Brand } from '../header/brand.tsx';
import { primaryNavigation } from '../header/navigation.ts';
import { LatticeBand } from '../lattice/lattice-band.tsx';
import styles from './footer.module.css';

interface FooterProps {
  name: { en: string; ar: string };
  /** The wall's now: the copyright's year is the reader's, not the replayed market's. */
  wallNow: Instant;
  simulated: boolean;
}

const [HOME, ...REST] = primaryNavigation();
const SECURITIES = REST.flatMap((entry) => entry.children);

/** Who this is, what the figures are, and the way to every page. */
export function Footer({ name, wallNow, simulated }: FooterProps) {
  const t = useText();
  const quick = [HOME, ...REST].filter((entry) => entry !== undefined);
  return (
    <footer className={`${styles.footer} on-navy`}>
      <LatticeBand />
      <div className="wrap">
        <div className={styles.columns}>
          <div>
            <Brand name={name} onNavy />
            <p className={styles.notice}>
              {simulated && <b>{t('market.simulated.title')} </b>}
              {t(simulated ? 'market.simulated.words' : 'market.source.words')} {t('market.unit')}
            </p>
          </div>
          <LinkColumn title={t('common.quickLinks')} links={quick} />
          <LinkColumn title={t('menu.listedSecurities')} links={SECURITIES} />
        </div>
        <p className={styles.end}>
          © <Figure>{dubaiDate(wallNow).slice(0, 4)}</Figure> {name[useLocale()]}
        </p>
      </div>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly { to: string; text: string }[] }) {
  const t = useText();
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
