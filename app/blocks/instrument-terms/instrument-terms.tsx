import { LOCALES } from '#domain/locale.ts';
import type { Quote } from '#domain/quote.ts';
import { useText } from '#messages/text.tsx';
import { LiveText } from '#app/live/live-text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import styles from '#app/blocks/company/profile-facts.module.css';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import type { TermFact, TermsData } from './terms-data.ts';

/** Terms that only securities of this kind have: a section of the company's pages; empty for shares. */
export function InstrumentTerms({ terms, quote }: { terms: TermsData | null; quote: Quote | null }) {
  return (
    terms && (
      <section aria-labelledby="instrument-title">
        <SectionHead id="instrument-title" title={terms.title} lead={terms.lead} />
        <TermScope>
          <dl className={styles.facts}>
            {terms.facts.map((fact) => (
              <div key={fact.label} className={styles.fact} data-as-of={fact.asOf ?? undefined}>
                <dt>{fact.term ? <Term id={fact.term}>{fact.label}</Term> : fact.label}</dt>
                <dd>
                  <Value fact={fact} quote={quote} />
                </dd>
              </div>
            ))}
          </dl>
          <TermLine />
        </TermScope>
        {terms.links?.map(({ to, label }) => (
          <p key={to}>
            <MoreLink to={to}>{label}</MoreLink>
          </p>
        ))}
      </section>
    )
  );
}

function Value({ fact: { text, as, plus, field }, quote }: { fact: TermFact; quote: Quote | null }) {
  const t = useText();
  if (plus !== undefined && quote) return <LivePrice quote={quote} plus={plus} />;
  if (field && quote && quote[field] !== null) return <LiveText symbol={quote.symbol} field={field} initial={quote} />;
  if (text === null) return <span className={styles.absent}>{t('common.notAvailable')}</span>;
  if (as === 'words') return text;
  if (as === 'figure') return <Figure>{text}</Figure>;
  return (
    <span lang={LOCALES[as.lang].iso} dir={LOCALES[as.lang].dir}>
      {text}
    </span>
  );
}

/** The newest price plus what a buyer pays on top of it. */
function LivePrice({ quote, plus }: { quote: Quote; plus: number }) {
  return <LiveText symbol={quote.symbol} field="last" initial={quote} format={`net+${plus}`} />;
}
