import { Figure } from '#app/ui/figure.tsx';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';

/** A security at the head of a row, linked to its page where it has one. */
export function ListedName({ symbol, name, isKnown }: { symbol: string; name: string; isKnown: boolean }) {
  if (isKnown) return <SecurityName symbol={symbol} name={name} />;
  return (
    <>
      <Figure>{symbol}</Figure> <bdi>{name}</bdi>
    </>
  );
}
