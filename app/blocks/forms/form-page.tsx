import type { ComponentType, ReactNode } from 'react';
import { useHref, useLocation } from 'react-router';
import type { ArticlePart } from '#domain/article.ts';
import { textOf, useText, type Text } from '#messages/text.tsx';
import type { Seat } from '#domain/forms/seats.ts';
import type { Locale } from '#domain/locale.ts';
import { fromJsonText, type JsonText } from '#app/json-text.ts';
import { Article, type ArticleProps } from '#app/blocks/article/article.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { ClosedForm, type Closed } from './closed-form.tsx';
import { DeskPage, type DeskPageData } from './desk-page.tsx';
import { useFaultLines } from './form-fields.ts';
import type { FormProps } from './form-frame.tsx';
import { Offer } from './offer.tsx';
import { Receipt, type ReceiptData } from './receipt.tsx';
import type { SentBack, ShownForm } from './shown-form.ts';
import { Withdraw } from './withdraw.tsx';
import styles from './forms.module.css';

/** The article around a form, with its title and description for search engines. */
export interface FormArticle extends Omit<ArticleProps, 'article' | 'parts'> {
  path: string;
  title: string;
  description: string;
  article: JsonText<ArticleProps['article']>;
}

/** The page of a form, or what a link about a sent form shows. */
export type FormPageData =
  | { view: 'form'; article: FormArticle; form: ShownForm }
  | { view: 'form'; article: FormArticle; form: null; closed: Closed }
  | { view: 'receipt'; title: string; receipt: ReceiptData }
  | { view: 'withdraw'; title: string; reference: string | null }
  | { view: 'offer'; title: string; seat: Seat | null }
  | { view: 'desk'; title: string; message: DeskPageData | null };

interface FormPageProps {
  data: FormPageData;
  /** The form as it was returned with its errors. */
  back: SentBack | null;
  /** The path of the page, without language. */
  path: string;
  /** Query of the address that the form is sent to, such as its subject. */
  query?: string;
  form: ComponentType<FormProps>;
  /** Further parts of the article. */
  parts?: Partial<Record<ArticlePart, ReactNode>>;
  /** Further content at the end of the article. */
  children?: ReactNode;
}

/** A page with a form: its article with the form in it, the receipt, or what a link in a mail opens. */
export function FormPage({ data, back, path, query = '', form: Form, parts, children }: FormPageProps) {
  const t = useText();
  const action = useHref(path);
  const { search } = useLocation();
  if (data.view !== 'form')
    return (
      <main id="content" className="wrap">
        <Breadcrumbs trail={[{ label: data.title, to: path }]} />
        <PageHead title={titleOf(data, t)} />
        {data.view === 'receipt' && <Receipt receipt={data.receipt} back={path} />}
        {data.view === 'withdraw' && <Withdraw reference={data.reference} action={action + search} back={path} />}
        {data.view === 'offer' && <Offer seat={data.seat} action={action + search} back={path} />}
        {data.view === 'desk' && <DeskPage message={data.message} action={action + search} />}
      </main>
    );
  const { path: key, title: _, description: __, article: text, ...article } = data.article;
  return (
    <main id="content">
      {back && <Problem back={back} />}
      <Article
        key={key}
        {...article}
        article={fromJsonText(text)}
        parts={{
          ...parts,
          form:
            data.form === null ? (
              <ClosedForm closed={data.closed} />
            ) : (
              <Form form={data.form} back={back} action={action + query} />
            ),
        }}
      />
      {children}
    </main>
  );
}

/** Title and description of a page with a form; pages about one reader's form are not indexed. */
export function formMeta(data: FormPageData | undefined) {
  if (data?.view === 'form') return { words: () => data.article, robots: [] };
  const words = (locale: Locale) => ({ title: data && titleOf(data, textOf(locale)) });
  return { words, robots: [{ name: 'robots', content: 'noindex' }] };
}

function titleOf(data: Exclude<FormPageData, { view: 'form' }>, t: Text): string {
  // If nothing is stored under the reference, we cannot tell that anything was received.
  if (data.view === 'receipt') return t(data.receipt.isKnown ? 'forms.receipt.title' : 'forms.receipt.unknownTitle');
  if (data.view === 'withdraw') return t('forms.withdraw.title');
  if (data.view === 'offer') return t('forms.offer.title');
  return data.message ? t('forms.desk.title', { reference: data.message.reference }) : data.title;
}

function Problem({ back: { faults, problem } }: { back: SentBack }) {
  const t = useText();
  const lines = useFaultLines(faults);
  return (
    <div className={`wrap ${styles.top}`}>
      {problem === null ? (
        <ErrorSummary title={t('forms.faults', { count: lines.length })} faults={lines} />
      ) : (
        <ErrorSummary title={t('forms.problem.notSent')} faults={[]} text={problem} />
      )}
    </div>
  );
}
