import { Figure } from '#app/ui/figure.tsx';
import { FactInWords, Facts } from '#app/blocks/facts/facts.tsx';

export interface ContactLine {
  label: string;
  value: string;
  /** Where it is written or called; null for what is read only. */
  href: string | null;
}

/** How one is reached, line by line. */
export function ContactFacts({ lines }: { lines: readonly ContactLine[] }) {
  return (
    <Facts>
      <dl>
        {lines.map(({ label, value, href }) => (
          <FactInWords key={label} label={label}>
            {href === null ? (
              value
            ) : (
              <a href={href} className="link">
                <Figure>{value}</Figure>
              </a>
            )}
          </FactInWords>
        ))}
      </dl>
    </Facts>
  );
}
