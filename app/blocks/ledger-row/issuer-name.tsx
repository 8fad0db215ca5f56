import { Figure } from '#app/ui/figure.tsx';
import { SecurityLink } from './ledger-row.tsx';

interface Named {
  symbol: string;
  name: string;
  isListed: boolean;
}

/** The symbol and the name; linked to the company's page while it is listed. */
export function IssuerName({ of: { symbol, name, isListed } }: { of: Named }) {
  const content = (
    <>
      <b>
        <Figure>{symbol}</Figure>
      </b>{' '}
      <bdi>{name}</bdi>
    </>
  );
  return isListed ? (
    <SecurityLink symbol={symbol} className="link">
      {content}
    </SecurityLink>
  ) : (
    <span>{content}</span>
  );
}
