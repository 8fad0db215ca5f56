import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { integer, price, threeDecimals } from '#domain/number.ts';
import { isLastDayOfRights } from '#domain/rights-issue.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { LiveText } from '#app/live/live-text.tsx';
import { pathOf } from '#app/page-path.ts';
import { Chip } from '#app/ui/chip.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { Fact, FactGroup, FactInWords, Facts } from '#app/blocks/facts/facts.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IssuerName } from '#app/blocks/ledger-row/issuer-name.tsx';
import type { CurrentRights, RightsParts } from './rights-data.ts';
import { RightsDocuments } from './rights-documents.tsx';
import { RightsLine } from './rights-line.tsx';
import styles from './rights.module.css';

/** Issues that are open or upcoming: terms, windows, the current value of a right, and until when one can act. */
export function RightsIssues({ of: { current, unread, known, now, simulated } }: { of: RightsParts }) {
  const t = useText();
  if (current.length === 0)
    return (
      <Nothing unread={known === 0 && unread} isChosen={false}>
        {t(known === 0 ? 'rights.never' : 'rights.noneOpen')}
      </Nothing>
    );
  return (
    <div>
      <live-follow topics={topicsOf(current)} />
      <ul className={styles.issues}>
        {current.map((one) => (
          <li key={one.issue.code} id={one.issue.code} className={styles.issue}>
            <Issue of={one} />
          </li>
        ))}
      </ul>
      <DataNotice simulated={simulated} asOf={now} />
    </div>
  );
}

/** Topics of the shown shares, and of the rights that the market's feed has. */
function topicsOf(current: readonly CurrentRights[]): string {
  const symbols = current.flatMap(({ issue, right }) => [issue.symbol, ...(right ? [issue.rightsSymbol] : [])]);
  return symbols.map((symbol) => `symbol:${symbol}`).join();
}

function Issue({ of }: { of: CurrentRights }) {
  const t = useText();
  const locale = useLocale();
  const { issue, name, state, lastDayToBuy, daysLeft } = of;
  const { unused, roles } = issue;
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <IssuerName of={{ symbol: issue.symbol, name: name ? pick(name, locale) : '', isListed: name !== null }} />
        </h3>
        <Chip tone={state === 'announced' ? 'open' : 'solid'}>{t(`rights.state.${state}`)}</Chip>
      </div>
      <p>
        {issue.marker === 'proposed'
          ? t('rights.proposed', { day: formatDate(issue.days.meeting, locale) })
          : sentenceOf(of, t, (day) => formatDate(day, locale))}
      </p>
      <RightsLine of={of} />
      <Facts>
        <FactGroup title={t('rights.terms')}>
          <Fact label={t('rights.symbol')}>
            <RightsSymbol of={of} />
          </Fact>
          <Fact label={t('rights.ratio')}>{t('rights.ratioOf', { ...issue.ratio })}</Fact>
          <Fact label={t('rights.issuePriceAed')}>
            <Figure>{price(issue.issuePrice)}</Figure>
          </Fact>
          <Fact label={t('rights.newShares')}>
            <Figure>{integer(issue.newShares)}</Figure>
          </Fact>
        </FactGroup>
        <FactGroup title={t('rights.now')}>
          <Fact label={t('rights.sharePrice')}>
            {of.share ? (
              <LiveText symbol={issue.symbol} field="last" format="last-or-close" initial={of.share} className="live" />
            ) : (
              t('rights.noPrice')
            )}
          </Fact>
          <Fact label={t('rights.theoreticalNow')}>
            <Figure>{threeDecimals(of.theoretical)}</Figure>
          </Fact>
          <RightPrice of={of} />
          {issue.opening !== null && (
            <Fact label={t('rights.openingAed')}>
              <Figure>{threeDecimals(issue.opening, { zero: true })}</Figure>
            </Fact>
          )}
        </FactGroup>
        <FactGroup title={t('rights.days')}>
          <Fact label={t('rights.day.entitlement')}>{formatDate(issue.days.entitlement, locale)}</Fact>
          <Fact label={t('rights.lastDayToBuy')}>{formatDate(lastDayToBuy, locale)}</Fact>
          <Fact label={t('rights.day.subscribeTo')}>{formatDate(issue.days.subscribeTo, locale)}</Fact>
          {daysLeft !== null && daysLeft >= 0 && (
            <Fact label={t('rights.left')}>{t('rights.daysLeft', { count: daysLeft })}</Fact>
          )}
          <Fact label={t('rights.day.listed')}>{formatDate(issue.days.listed, locale)}</Fact>
        </FactGroup>
      </Facts>
      {lastDayToBuy !== null && (
        <p className={styles.note}>
          {t(isLastDayOfRights(lastDayToBuy, issue.days) ? 'rights.noMoreTrades' : 'rights.tooLate', {
            day: formatDate(lastDayToBuy, locale),
          })}
        </p>
      )}
      <dl className={styles.words}>
        <FactInWords label={t('rights.unused')}>{unused ? pick(unused, locale) : t('rights.unusedUntold')}</FactInWords>
        {roles.map(({ role, name: firm, channels }) => (
          <FactInWords key={role} label={t(`rights.role.${role}`)}>
            {pick(firm, locale)}
            {channels.length > 0 &&
              ` (${channels.map((channel) => t(`rights.channel.${channel}`)).join(t('rights.and'))})`}
          </FactInWords>
        ))}
        <FactInWords label={t('rights.documents')}>
          <RightsDocuments documents={issue.documents} />
        </FactInWords>
      </dl>
      <p>
        <Link to={`?issue=${issue.code}#rights-value`} className="link">
          {t('rights.calculate', { symbol: issue.rightsSymbol })}
        </Link>
      </p>
    </>
  );
}

/** The symbol, linked to the right's own page where the market has it. */
function RightsSymbol({ of: { issue, right } }: { of: CurrentRights }) {
  const symbol = <Figure>{issue.rightsSymbol}</Figure>;
  if (!right) return symbol;
  return (
    <Link to={pathOf('the-exchange-company', { SecuritySymbol: issue.rightsSymbol })} className="link">
      {symbol}
    </Link>
  );
}

/** The market price of the right, where the market's feed has it; otherwise a note that it is missing. */
function RightPrice({ of: { issue, right, state } }: { of: CurrentRights }) {
  const t = useText();
  if (state !== 'trading') return null;
  return (
    <FactInWords label={t('rights.rightPrice')}>
      {right ? (
        <LiveText symbol={issue.rightsSymbol} field="last" format="last-or-close" initial={right} className="live" />
      ) : (
        t('rights.noRightPrice')
      )}
    </FactInWords>
  );
}

type SayDay = (day: string | null) => string;

/** What can be done now, and until when. */
function sentenceOf({ issue, state }: CurrentRights, t: ReturnType<typeof useText>, say: SayDay): string {
  const { days } = issue;
  const values = {
    from: say(days.tradingFrom),
    to: say(days.tradingTo),
    end: say(days.subscribeTo),
    allotted: say(days.allotted),
    listed: say(days.listed),
  };
  return t(`rights.sentence.${state}`, values);
}
