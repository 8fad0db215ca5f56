import type { ReactNode } from 'react';
import { pick, pickedLocale, type Bilingual } from '#domain/bilingual.ts';
import { formatDate, MONTHS } from '#domain/date.ts';
import { siteAddress } from '#domain/link.ts';
import { LOCALES, DEFAULT_LOCALE } from '#domain/locale.ts';
import { integer } from '#domain/number.ts';
import { BREADTH_KINDS, type CompanyProfile, type Officer, type Security } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import { useLocale, useText } from '#messages/text.tsx';
import type { PriceUnits } from '#app/blocks/instrument-terms/price-units.ts';
import { Figure } from '#app/ui/figure.tsx';
import { FiguresReceived } from '#app/blocks/figures-of/figures-of.tsx';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import styles from './profile-facts.module.css';

const THOUSANDTHS = 1000;

/**
 * Facts about the issuer: identifiers, dates, capital, people, contacts. What the exchange does not state is 'Not
 * Available'.
 */
export function ProfileFacts({
  security,
  profile,
  units,
  asOf,
  mic,
}: {
  security: Security;
  units: PriceUnits;
  /** Day on which the profile was last read. */
  asOf: PlainDate | null;
  profile: CompanyProfile | null;
  mic: string;
}) {
  const t = useText();
  const locale = useLocale();
  const fiscalEnd = profile?.fiscalYearEndMonth;
  const listedOn = profile?.listedOn ?? security.listedOn;
  return (
    <TermScope>
      <dl className={styles.facts}>
        <Fact term="symbol" label={t('market.symbol')}>
          <Figure>{security.symbol}</Figure>
        </Fact>
        <Fact term="isin" label={t('market.isin')}>
          {figure(security.isin ?? profile?.isin)}
        </Fact>
        {profile?.lei && <Fact label={t('company.lei')}>{figure(profile.lei)}</Fact>}
        <Fact term="mic" label={t('company.mic')}>
          <Figure>{mic}</Figure>
        </Fact>
        {profile?.formerNames?.map(({ name, until }) => (
          <Fact key={name[DEFAULT_LOCALE]} label={t('company.formerName')}>
            <Words text={name} />
            {until && (
              <span className="text-muted"> · {t('company.formerUntil', { date: formatDate(until, locale) })}</span>
            )}
          </Fact>
        ))}
        {(listedOn || BREADTH_KINDS.includes(security.kind)) && (
          <Fact label={t('company.listed')}>{day(listedOn)}</Fact>
        )}
        {BREADTH_KINDS.includes(security.kind) && (
          <>
            <Fact term="sector" label={t('market.sector')}>
              {words(security.sector ?? profile?.sector)}
            </Fact>
            <Fact label={t('company.established')}>{day(profile?.establishedOn)}</Fact>
            <Fact label={t('company.fiscalYearEnd')}>{fiscalEnd ? MONTHS[locale][fiscalEnd - 1] : null}</Fact>
            <Fact label={t('company.auditor')}>{words(profile?.auditor)}</Fact>
            <Fact term="registrar" label={t('company.registrar')}>
              {words(profile?.registrar)}
            </Fact>
            <Fact
              term="authorised-capital"
              asOf={asOf}
              label={t('company.authorizedCapital', { currency: units.money })}
            >
              {profile?.authorizedCapital ? figure(integer(Math.round(profile.authorizedCapital / THOUSANDTHS))) : null}
            </Fact>
            <Fact term="issued-shares" asOf={asOf} label={t('company.issuedShares')}>
              {profile?.issuedShares ? figure(integer(profile.issuedShares)) : null}
            </Fact>
          </>
        )}
      </dl>
      <TermLine />
      <FiguresReceived readOn={asOf} />
    </TermScope>
  );

  function words(text: Bilingual | null | undefined) {
    return text ? <Words text={text} /> : null;
  }
  function day(date: string | null | undefined) {
    return date ? formatDate(date, locale) : null;
  }
}

function figure(value: string | null | undefined) {
  return value ? <Figure>{value}</Figure> : null;
}

/** A text in the page's language, or the English one with its language marked. */
function Words({ text }: { text: Bilingual }) {
  const locale = useLocale();
  const shown = pickedLocale(text, locale);
  if (shown === locale) return pick(text, locale);
  return (
    <span lang={LOCALES[shown].iso} dir={LOCALES[shown].dir}>
      {pick(text, locale)}
    </span>
  );
}

interface FactProps {
  label: string;
  term?: GlossaryId;
  asOf?: PlainDate | null;
  children: ReactNode;
}

function Fact({ label, term, asOf, children }: FactProps) {
  const t = useText();
  return (
    <div className={styles.fact} data-as-of={asOf ?? undefined}>
      <dt>{term ? <Term id={term}>{label}</Term> : label}</dt>
      <dd>{children ?? <span className={styles.absent}>{t('common.notAvailable')}</span>}</dd>
    </div>
  );
}

/** How to reach the company. A link is shown only when it is a plain web address. */
export function Contacts({ contact }: { contact: CompanyProfile['contact'] }) {
  const t = useText();
  const website = siteAddress(contact.website);
  return (
    <dl className={styles.facts}>
      <Fact label={t('company.address')}>{contact.address && <Words text={contact.address} />}</Fact>
      <Fact label={t('company.phone')}>{figure(contact.phone)}</Fact>
      <Fact label={t('company.fax')}>{figure(contact.fax)}</Fact>
      <Fact label={t('company.email')}>
        {contact.email && (
          <a className="link" href={`mailto:${contact.email}`}>
            <Figure>{contact.email}</Figure>
          </a>
        )}
      </Fact>
      <Fact label={t('company.website')}>
        {website && (
          <a className="link" href={website} rel="external noopener">
            <Figure>{new URL(website).host}</Figure>
          </a>
        )}
      </Fact>
    </dl>
  );
}

/** People of the board of directors or the management, with their titles. */
export function Officers({ officers, caption }: { officers: Officer[]; caption: string }) {
  const t = useText();
  if (officers.length === 0) return <p className={styles.absent}>{t('common.notAvailable')}</p>;
  return (
    <ul className={styles.officers} aria-label={caption}>
      {officers.map((officer) => (
        <li key={`${officer.name[DEFAULT_LOCALE]} ${officer.title[DEFAULT_LOCALE]}`}>
          <strong>
            <Words text={officer.name} />
          </strong>
          <span>
            <Words text={officer.title} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the company does, in paragraphs. */
export function Brief({ text }: { text: Bilingual }) {
  const locale = useLocale();
  const shown = pickedLocale(text, locale);
  return (
    <div className={styles.brief} lang={LOCALES[shown].iso} dir={LOCALES[shown].dir}>
      {pick(text, locale)
        .split(/\n{2,}/)
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </div>
  );
}
