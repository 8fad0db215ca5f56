import { Form } from 'react-router';
import { useText } from '#messages/text.tsx';
import { SelectField, type Option } from '#app/ui/field.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import styles from './papers.module.css';

export interface PapersData {
  id: string;
  label: string;
  fields: { name: string; label: string; options: Option[]; value: string }[];
  /** Null before anything is chosen. */
  answer: {
    title: string;
    papers: readonly string[];
    /** Where to hand in the documents, how long it takes, what it costs. */
    facts: readonly { label: string; value: string }[];
  } | null;
}

/** The documents for the reader's own case: a GET form and its answer as a list. */
export function PapersFinder({ data: { id, label, fields, answer } }: { data: PapersData }) {
  const t = useText();
  return (
    <div id={id} className={styles.finder}>
      <Form
        method="get"
        action={`.#${id}`}
        discover="none"
        aria-label={label}
        preventScrollReset
        className="cluster items-end"
      >
        {fields.map((field) => (
          <SelectField key={field.name} {...field} />
        ))}
        <SubmitButton>{t('papers.find')}</SubmitButton>
      </Form>
      <div role="status">
        {answer && (
          <>
            <h3 className={styles.title}>{answer.title}</h3>
            <ol className={styles.papers}>
              {answer.papers.map((paper) => (
                <li key={paper}>{paper}</li>
              ))}
            </ol>
            <dl className={styles.facts}>
              {answer.facts.map(({ label: name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </div>
  );
}
