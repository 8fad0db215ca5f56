import { Link } from '#app/ui/link.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Figure } from '#app/ui/figure.tsx';
import { FlowText } from '#app/blocks/article/flow.tsx';
import type { ShownCircular, ShownModule, ShownRule, ShownVersion } from './shown-rule.ts';
import article from '#app/blocks/article/article.module.css';

/** A module of the rules with its chapters. */
export function ModuleView({ of: { id, title, chapters } }: { of: ShownModule }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={article.section}>
      <h2 id={`${id}-title`} className={`${article.heading} light`}>
        {title}
      </h2>
      {chapters.flatMap(({ number, title: words, rules }, index) => [
        <h3 key={number} className={classNames(article.minor, index > 0 && 'mt-12')}>
          {words}
        </h3>,
        ...rules.map((rule) => <RuleView key={rule.id} rule={rule} />),
      ])}
    </section>
  );
}

/** A rule: its number links to it; the day since which it is in force, its text, and its other versions. */
function RuleView({ rule }: { rule: ShownRule }) {
  const { id, number, title, others, othersLabel } = rule;
  return (
    <div id={id}>
      <h4>
        <b>
          <a href={`#${id}`} className="link">
            <Figure>{number}</Figure>
          </a>{' '}
          {title}
        </b>
      </h4>
      <InForce of={rule} />
      <Text of={rule} />
      {othersLabel && (
        <details className="mt-2">
          <summary className="link min-h-6 text-14">{othersLabel}</summary>
          {others.map((version) => (
            <div key={version.inForce} className="mt-4 text-muted">
              <InForce of={version} />
              <Text of={version} />
            </div>
          ))}
        </details>
      )}
    </div>
  );
}

/** Each part separately, because a table leaves no room after it. */
function Text({ of: { text } }: { of: ShownVersion }) {
  return text?.map((part, index) => (
    <div key={index} className="mt-4">
      <FlowText of={[part]} />
    </div>
  ));
}

function InForce({ of: { inForce, circular, change } }: { of: ShownVersion }) {
  return (
    <div className="text-14 text-muted">
      {inForce}
      {circular && (
        <>
          {' · '}
          <Circular of={circular} />
        </>
      )}
      {change && <p>{change}</p>}
    </div>
  );
}

function Circular({ of: { label, to } }: { of: ShownCircular }) {
  if (to === null) return label;
  return (
    <Link to={to} className="link">
      {label}
    </Link>
  );
}
