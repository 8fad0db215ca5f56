import { useText } from '#messages/text.tsx';
import { DebtFigures } from '#app/blocks/stated-figures/debt-figures.tsx';
import { DubaiFigures } from '#app/blocks/stated-figures/dubai-figures.tsx';
import { EntryPoints } from '#app/blocks/entry-points/entry-points.tsx';
import { pathOf } from '#app/page-path.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { HomePart } from './home-part.tsx';
import styles from './home.module.css';

/** Three ways into the exchange. */
export function Ways() {
  const t = useText();
  return (
    <HomePart id="ways">
      <SectionHead id="ways" title={t('home.ways.title')} lead={t('home.ways.lead')} />
      <EntryPoints />
    </HomePart>
  );
}

/** The size of Dubai's economy and of the listed debt, as others state it. */
export function Stated() {
  const t = useText();
  return (
    <div className={`wrap ${styles.two}`} data-enters>
      <section aria-labelledby="why-dubai">
        <SectionHead
          id="why-dubai"
          title={t('home.stated.dubai')}
          aside={<MoreLink to={pathOf('discover-dubai')}>{t('home.stated.more')}</MoreLink>}
        />
        <DubaiFigures />
      </section>
      <section aria-labelledby="debt">
        <SectionHead id="debt" title={t('home.stated.debt')} />
        <DebtFigures />
      </section>
    </div>
  );
}
