import { useText } from '#messages/text.tsx';
import type { ApiReference } from './api-reference.ts';
import styles from './open-data.module.css';
import { Commands } from './resource-list.tsx';

/** Data sets that are available by whole years, each with the newest finished year. */
export function BulkSets({ sets, span, example }: ApiReference['bulk']) {
  const t = useText();
  if (!span) return <p>{t('api.bulk.none')}</p>;
  return (
    <>
      <p>{t('api.bulk.span', { first: span[0], last: span[1] })}</p>
      <dl className={styles.names}>
        {sets.map(({ name, meaning, csv, parquet }) => (
          <div key={name}>
            <dt dir="ltr">{name}</dt>
            <dd>
              {meaning}{' '}
              <span className={styles.files} dir="ltr">
                <FileLink href={csv} />
                <FileLink href={parquet} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <Commands commands={[example]} names={[t('api.page.python')]} />
    </>
  );
}

/** The link's text is the file name: the set is named beside it. */
function FileLink({ href }: { href: string }) {
  const [set, file] = href.split('/').slice(-2);
  return (
    <a href={href} className="link" aria-label={`${set} ${file}`}>
      {file}
    </a>
  );
}

/** Possible errors; the `type` of a response links to each entry. */
export function ProblemList({ problems }: Pick<ApiReference, 'problems'>) {
  return (
    <dl className={styles.names}>
      {problems.map(({ name, status, title }) => (
        <div key={name} id={name}>
          <dt dir="ltr">
            {name} · {status}
          </dt>
          <dd>{title}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The versions, newest first. */
export function ChangeList({ changes }: Pick<ApiReference, 'changes'>) {
  return (
    <dl className={styles.names}>
      {changes.map(({ version, date, words }) => (
        <div key={version}>
          <dt dir="ltr">{version}</dt>
          <dd>
            {date} · {words}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Calls of older programs in their present form. */
export function OlderCalls({ calls }: { calls: ApiReference['olderCalls'] }) {
  return <Commands commands={calls.map(({ name }) => name)} names={calls.map(({ meaning }) => meaning)} />;
}
