import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import type { ApiReference } from './api-reference.ts';
import styles from './open-data.module.css';

type Resource = ApiReference['groups'][number]['resources'][number];

/** Every address of the API by group; each opens its parameters and fields. */
export function ResourceList({ groups, base, openapi }: Pick<ApiReference, 'groups' | 'base' | 'openapi'>) {
  const t = useText();
  return (
    <>
      <p>
        <a href={base} className="link">
          <Figure>{base}</Figure>
        </a>
        {' · '}
        <a href={openapi} className="link">
          {t('api.page.openapi')}
        </a>
      </p>
      {groups.map(({ title, resources }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          {resources.map((resource) => (
            <ResourceDetails key={resource.path} resource={resource} />
          ))}
        </section>
      ))}
    </>
  );
}

function ResourceDetails({ resource: { path, title, params, fields } }: { resource: Resource }) {
  const t = useText();
  return (
    <details className={styles.resource}>
      <summary>
        <span className={styles.path} dir="ltr">
          {path}
        </span>
        <span>{title}</span>
      </summary>
      {params.length > 0 && (
        <Names
          title={t('api.page.params')}
          rows={params.map(({ name, meaning, known }) => ({ name, meaning, more: known.join(' ') }))}
        />
      )}
      <Names title={t('api.page.fields')} rows={fields} />
    </details>
  );
}

function Names({ title, rows }: { title: string; rows: readonly { name: string; meaning: string; more?: string }[] }) {
  return (
    <>
      <h4>{title}</h4>
      <dl className={styles.names}>
        {rows.map(({ name, meaning, more }) => (
          <div key={name}>
            <dt dir="ltr">{name}</dt>
            <dd>
              {meaning}
              {more && (
                <span className={styles.known} dir="ltr">
                  {more}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Commands that work as they stand. */
export function Examples({ examples }: Pick<ApiReference, 'examples'>) {
  const t = useText();
  const names = [t('api.page.shell'), t('api.page.python'), t('api.page.spreadsheet')];
  return (
    <div className={styles.examples}>
      {examples.map((example, at) => (
        <figure key={example}>
          <figcaption>{names[at]}</figcaption>
          <pre dir="ltr" tabIndex={0} aria-label={names[at]}>
            {example}
          </pre>
        </figure>
      ))}
    </div>
  );
}
