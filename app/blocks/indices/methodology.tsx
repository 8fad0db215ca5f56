import { formatDate } from '#domain/date.ts';
import { integer, percent, twoDecimals } from '#domain/number.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Fact, FactGroup, FactInWords, Facts } from '#app/blocks/facts/facts.tsx';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';

/** How an index is calculated; null for what neither the configuration nor the data has. */
export interface IndexRules {
  code: string;
  /** Highest weight of a member when the index is rebalanced, thousandths of a per cent. */
  cap: Thousandths | null;
  base: { level: Thousandths; day: PlainDate } | null;
  /** The basket in force. */
  basket: { from: PlainDate; count: number; divisor: number } | null;
}

/** The rules of the index's calculation, as far as known. */
export function Methodology({ rules: { code, cap, base, basket } }: { rules: IndexRules }) {
  const t = useText();
  const locale = useLocale();
  const unknown = t('common.notAvailable');
  return (
    <TermScope>
      <Facts>
        <FactGroup title={t('indices.rules.weighting')}>
          <FactInWords label={t('indices.rules.weightedBy')} term="free-float">
            {t('indices.rules.freeFloat')}
          </FactInWords>
          <FactInWords label={t('indices.rules.cap')} term="weight">
            {cap === null ? unknown : <Figure>{percent(cap, { sign: false, decimals: 0 })}</Figure>}
          </FactInWords>
          <FactInWords label={t('indices.rules.rebalanced')}>{t('indices.rules.quarterly')}</FactInWords>
        </FactGroup>
        <FactGroup title={t('indices.rules.basket')}>
          <Fact label={t('indices.rules.members')} term="constituents">
            <Figure>{integer(basket?.count)}</Figure>
          </Fact>
          <Fact label={t('indices.rules.since')}>{formatDate(basket?.from, locale)}</Fact>
          <Fact label={t('indices.rules.divisor')}>
            <Figure>{integer(basket?.divisor)}</Figure>
          </Fact>
        </FactGroup>
        <FactGroup title={t('indices.rules.base')}>
          <Fact label={t('indices.rules.baseLevel')}>
            {base ? <Figure>{twoDecimals(base.level)}</Figure> : unknown}
          </Fact>
          <Fact label={t('indices.rules.baseDay')}>{base ? formatDate(base.day, locale) : unknown}</Fact>
          <Fact label={t('indices.rules.code')}>
            <Figure>{code}</Figure>
          </Fact>
        </FactGroup>
      </Facts>
      <TermLine />
    </TermScope>
  );
}
