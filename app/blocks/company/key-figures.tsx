import { LiveText } from '../../live/live-text.tsx';
import { formatDate } from '#domain/date.ts';
import { integer, price, threeDecimals } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import type { CompanyProfile } from '#domain/security.ts';
import { useLocale, useText } from '#messages/text.tsx';
import type { ReactNode } from 'react';
import { Figure } from '../../ui/figure.tsx';
import type { CompanyHeadData } from './company-head-data.ts';
import styles from './key-figures.module.css';

/** Key figures of a security: of the day, of its activity, of its size, and the terms it trades on. */
export function KeyFigures({ head, profile }: { head: CompanyHeadData; profile: CompanyProfile | null }) {
  const t = useText();
  const { quote } = head;
  return (
    <div className={styles.groups}>
      {quote && (
        <Group title={t('company.today')}>
          <Live quote={quote} label={t('market.open')} field="open" />
          <Live quote={quote} label={t('market.high')} field="high" />
          <Live quote={quote} label={t('market.low')} field="low" />
          <Live quote={quote} label={t('market.previousClose')} field="previousClose" />
          <Live quote={quote} label={t('market.vwap')} field="vwap" />
        </Group>
      )}
      {quote && (
        <Group title={t('company.activity')}>
          <Live quote={quote} label={t('market.volume')} field="volume" />
          <Live quote={quote} label={t('company.turnoverAed')} field="value" />
          <Live quote={quote} label={t('market.trades')} field="trades" />
          <Live quote={quote} label={t('market.high52')} field="high52" />
          <Live quote={quote} label={t('market.low52')} field="low52" />
        </Group>
      )}
      <Size profile={profile} quote={quote} />
      <Terms head={head} profile={profile} />
    </div>
  );
}

function Size({ profile, quote }: { profile: CompanyProfile | null; quote: Quote | null }) {
  const t = useText();
  const price0 = quote?.last ?? quote?.previousClose ?? null;
  const shares = profile?.issuedShares ?? null;
  const value = price0 === null || shares === null ? (profile?.marketCap ?? null) : price0 * shares;
  return (
    <Group title={t('company.size')}>
      <Fact label={t('company.marketCapM')} value={millions(value)} />
      <Fact label={t('company.issuedShares')} value={integer(shares)} />
      <Fact label={t('company.parValue')} value={price(profile?.parValue ?? null)} />
    </Group>
  );
}

function Terms({ head, profile }: { head: CompanyHeadData; profile: CompanyProfile | null }) {
  const t = useText();
  const locale = useLocale();
  const { security, tick, limits, settlesOn } = head;
  return (
    <Group title={t('company.terms')}>
      <Fact label={t('company.currency')} text={security.currency === 'AED' ? t('company.aed') : security.currency} />
      <Fact label={t('company.tick')} value={tick === null ? '--' : threeDecimals(tick)} />
      <Fact label={t('company.limits')} value={limits ? `${price(limits.lower)} – ${price(limits.upper)}` : '--'} />
      <Fact label={t('company.settles')} text={formatDate(settlesOn, locale)} />
      <Fact label={t('company.listed')} text={formatDate(security.listedOn ?? profile?.listedOn ?? null, locale)} />
    </Group>
  );
}

const MILLION_THOUSANDTHS = 1_000_000_000;

function millions(value: number | null): string {
  return value === null ? '--' : integer(Math.round(value / MILLION_THOUSANDTHS));
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <dl>{children}</dl>
    </div>
  );
}

function Fact({ label, value, text }: { label: string; value?: string; text?: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{value === undefined ? text : <Figure>{value}</Figure>}</dd>
    </div>
  );
}

type LiveField =
  'open' | 'high' | 'low' | 'previousClose' | 'vwap' | 'volume' | 'value' | 'trades' | 'high52' | 'low52';

function Live({ quote, field, label }: { quote: Quote; field: LiveField; label: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        <LiveText symbol={quote.symbol} field={field} initial={quote} />
      </dd>
    </div>
  );
}
