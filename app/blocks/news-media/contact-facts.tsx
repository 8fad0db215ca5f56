import { Figure } from '#app/ui/figure.tsx';
import { FactInWords, Facts } from '#app/blocks/facts/facts.tsx';

export interface ContactLine {
  label: string;
  value: string;
  /** Address to write to or call; null for text only. */
  href: string | null;
}

/** Contact details, line by line. */
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
