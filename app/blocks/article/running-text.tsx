import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';
import type { Inline } from '#domain/article.ts';
import { useText } from '#messages/text.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Figure } from '#app/ui/figure.tsx';
import type { ShownLink } from './shown-article.ts';
import styles from './running-text.module.css';

/**
 * An amount and its currency stay on one line. A percentage after Arabic letters would have its signs on the wrong
 * side: digits are weak there, and a sign before or after them takes the line's direction.
 */
const FIGURE = /((?:AED|USD) \d[\d.,]*(?<=\d)|[+\u2212]?\d[\d,]*(?:\.\d+)?%)/;

/** Text with its marks and links. */
export function RunningText({ of: inlines }: { of: readonly Inline<ShownLink>[] }) {
  return inlines.map((inline, index) => <Piece key={index} inline={inline} />);
}

function Piece({ inline }: { inline: Inline<ShownLink> }) {
  if (typeof inline === 'string') return <Words of={inline} />;
  switch (inline.type) {
    case 'break':
      return <br />;
    case 'code':
      return <code dir="ltr">{inline.text}</code>;
    case 'link':
      return (
        <ArticleLink to={inline.to} className={styles.link}>
          <RunningText of={inline.children} />
        </ArticleLink>
      );
    default: {
      const Mark = inline.type === 'strong' ? 'strong' : 'em';
      return (
        <Mark>
          <RunningText of={inline.children} />
        </Mark>
      );
    }
  }
}

function Words({ of: words }: { of: string }) {
  return words.split(FIGURE).map((part, place) => (place % 2 ? <Figure key={place}>{part}</Figure> : part));
}

interface ArticleLinkProps {
  to: ShownLink;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link of an article. Inside the site it navigates without loading a new document; outside it is marked as external.
 */
export function ArticleLink({ to: { kind, href }, className, children }: ArticleLinkProps) {
  const t = useText();
  if (kind === 'out')
    return (
      <ExternalLink href={href} said={t('menu.external')} className={className}>
        {children}
      </ExternalLink>
    );
  if (kind === 'mail' || kind === 'other-language')
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  return (
    <Link to={href} className={className}>
      {children}
    </Link>
  );
}
