import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import type { Offering } from '#domain/offering.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import styles from './offerings.module.css';

/**
 * The terms of an offering in text: who receives the money, how long holders must not sell, who stabilises; and its
 * documents.
 */
export function OfferingTerms({ offering }: { offering: Offering }) {
  const t = useText();
  const locale = useLocale();
  const { use, lockUp, stabilises, sharia, tranches } = offering;
  const days = stabilises && {
    from: formatDate(stabilises.from, locale),
    to: formatDate(stabilises.to, locale),
  };
  const texts = [
    { id: 'use', text: use && pick(use, locale) },
    { id: 'lockUp', text: lockUp && pick(lockUp, locale) },
    { id: 'stabilises', text: days && t('offerings.stabilisesFrom', days) },
    { id: 'sharia', text: sharia && pick(sharia, locale) },
  ];
  if (tranches.length === 0 && texts.every(({ text }) => !text)) return null;
  return (
    <section aria-labelledby="terms" className={styles.section}>
      <SectionHead id="terms" title={t('offerings.terms')} />
      <dl className={styles.texts}>
        {texts.map(({ id, text }) => (
          <div key={id}>
            <dt>{t(`offerings.${id}`)}</dt>
            <dd>{text ?? t('offerings.notStated')}</dd>
          </div>
        ))}
        <div>
          <dt>{t('offerings.documents')}</dt>
          <dd>
            <Documents of={offering.documents} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Documents({ of }: { of: Offering['documents'] }) {
  const t = useText();
  if (of.length === 0) return t('offerings.noDocuments');
  return (
    <ul>
      {of.map(({ kind, language, url }) => (
        <li key={url}>
          <ExternalLink href={url} said={t('menu.external')} className="link touch-target gap-1.5">
            {t(`offerings.document.${kind}`)} ({t(`offerings.language.${language}`)})
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
