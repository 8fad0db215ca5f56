import type { CarbonRetirement } from '#domain/carbon.ts';
import { integer } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { pathOf } from '#app/page-path.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { RetirementsTable } from './retirements-table.tsx';

interface CreditRetirementsProps {
  of: { unread: boolean | 'not-offered'; newest: readonly CarbonRetirement[]; count: number; tonnes: number };
  symbol: string;
}

/** The newest retirements of one credit, with a link to all of them in the register. */
export function CreditRetirements({ of: { unread, newest, count, tonnes }, symbol }: CreditRetirementsProps) {
  const t = useText();
  return (
    <section aria-labelledby="retirements-title">
      <SectionHead
        id="retirements-title"
        title={t('carbon.retirements')}
        lead={count > 0 ? `${t('carbon.count', { count })} ${t('carbon.sum', { tonnes: integer(tonnes) })}` : undefined}
      />
      {count === 0 ? (
        <Nothing unread={unread} isChosen={false}>
          {t('carbon.noneRetired')}
        </Nothing>
      ) : (
        <>
          <RetirementsTable rows={newest} caption={t('common.tableOf', { title: t('carbon.retirements') })} isOfOne />
          {count > newest.length && (
            <MoreLink to={`${pathOf('investing-carbon-credits')}?credit=${symbol}#register`}>
              {t('carbon.allRetirements')}
            </MoreLink>
          )}
        </>
      )}
    </section>
  );
}
