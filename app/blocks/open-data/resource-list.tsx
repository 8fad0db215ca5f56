import { Fragment, type ReactNode } from 'react';
import { useText } from '#messages/text.tsx';
import { BreakableAddress } from '#app/ui/breakable-address.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { ApiField, ApiReference } from './api-reference.ts';
import styles from './open-data.module.css';

type Resource = ApiReference['groups'][number]['resources'][number];

/** Every address of the API by group; each opens its parameters and fields. */
export function ResourceList({ groups, base, openapi }: Pick<ApiReference, 'groups' | 'base' | 'openapi'>) {
  const t = useText();
  return (
    <>
      <p>
        <a href={base} className="link">
          <Figure>
            <BreakableAddress>{base}</BreakableAddress>
          </Figure>
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

function ResourceDetails({ resource }: { resource: Resource }) {
  const { path, title, parts, fields } = resource;
  const t = useText();
  return (
    <details className={styles.resource}>
      <summary>
        <span className={styles.path} dir="ltr">
          <BreakableAddress>{path}</BreakableAddress>
        </span>
        <span>{title}</span>
      </summary>
      {parts.length > 0 && <Names title={t('api.page.parts')} rows={parts} />}
      <Question resource={resource} />
      <Names title={t('api.page.fields')} rows={fields} />
    </details>
  );
}

/** The parameters of a resource. Where the address is known, a plain form that opens the response. */
function Question({ resource: { path, params, tryAt } }: { resource: Resource }) {
  const t = useText();
  if (tryAt === null)
    return params.length === 0 ? null : (
      <Names
        title={t('api.page.params')}
        rows={params.map(({ name, meaning, known }) => ({ name, meaning, more: known.join(' ') }))}
      />
    );
  return (
    <form method="get" action={tryAt} aria-label={t('api.page.try', { path })} className={styles.form}>
      {params.length > 0 && <h4>{t('api.page.params')}</h4>}
      {params.length > 0 && <input type="hidden" name="blank" value="omit" />}
      {params.map((param) => (
        <ParamField key={param.name} param={param} />
      ))}
      <SubmitButton>{t('api.page.ask')}</SubmitButton>
    </form>
  );
}

function ParamField({ param: { name, meaning, isDay, known, usual } }: { param: ApiField }) {
  if (known.length === 0)
    return <TextField type={isDay ? 'date' : 'text'} name={name} label={name} hint={meaning} value={usual ?? ''} />;
  const options = (usual === null ? ['', ...known] : known).map((value) => ({ value, label: value }));
  return <SelectField name={name} label={name} hint={meaning} options={options} value={usual ?? ''} />;
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

/** The same request in a shell, in Python and in a spreadsheet. */
export function Examples({ examples }: Pick<ApiReference, 'examples'>) {
  const t = useText();
  const names = [t('api.page.shell'), t('api.page.python'), t('api.page.spreadsheet')];
  return (
    <Commands
      commands={examples.map(({ command }) => command)}
      names={names}
      answers={examples.map(({ answer }) => answer)}
    />
  );
}

interface CommandList {
  commands: readonly string[];
  names?: readonly string[];
  /** Beginning of the response to each command. */
  answers?: readonly (string | null)[];
}

/** Commands that work without changes, each under its name; without names they are shell commands. */
export function Commands({ commands, names = [], answers = [] }: CommandList) {
  const t = useText();
  return (
    <div className={styles.examples}>
      {commands.map((command, at) => (
        <figure key={command}>
          <figcaption>{names[at] ?? t('api.page.shell')}</figcaption>
          <pre className="scrolls-sideways" dir="ltr" tabIndex={0} aria-label={names[at] ?? t('api.page.shell')}>
            {command}
          </pre>
          {answers[at] && (
            <>
              <p>{t('api.page.answer')}</p>
              <pre className="scrolls-sideways" dir="ltr" tabIndex={0} aria-label={t('api.page.answer')}>
                {isolated(answers[at])}
              </pre>
            </>
          )}
        </figure>
      ))}
    </div>
  );
}

/** Letters that run from right to left, with what is between them in one field. */
const RIGHT_TO_LEFT = /(\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M} .-]*\p{Script=Arabic})?)/u;

/** A text of fields from left to right: Arabic in one of them moves nothing of its neighbours. */
function isolated(text: string): ReactNode {
  return text.split(RIGHT_TO_LEFT).map((part, at) => {
    const key = `${at} ${part}`;
    return at % 2 === 1 ? <bdi key={key}>{part}</bdi> : <Fragment key={key}>{part}</Fragment>;
  });
}
