import { Fragment } from 'react';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { partsOf } from '#domain/plain-text.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import flow from '#app/blocks/article/flow.module.css';
import { FactInWords, Facts } from '#app/blocks/facts/facts.tsx';
import { Documents, type ShownDocument } from '#app/blocks/disclosures/documents.tsx';
import { SideBySide, type ComparedFiles } from '#app/blocks/disclosures/side-by-side.tsx';
import { NoticeList, type NoticeRow } from '#app/blocks/publications/notice-list.tsx';
import split from '#app/blocks/search/results.module.css';

export interface NoticeFact {
  label: string;
  value: string;
  /** True for a number or a code, which is written from left to right. */
  isCode: boolean;
}

export interface ShownFile {
  href: string;
  title: string;
  /** Its format and size. */
  note: string;
}

/** Titles of the parts. */
export interface NoticeTexts {
  facts: string;
  files: string;
  /** null where no files are expected. */
  noFiles: string | null;
  beside: string;
  /** Note that the text could not be read and is in the document; null where no text is expected. */
  inDocument: string | null;
  related: string;
  register: string;
}

interface NoticeViewProps {
  data: {
    onlyIn: string | null;
    text: string | null;
    textLang: Locale;
    registration: string | null;
    facts: readonly NoticeFact[];
    documents: readonly ShownDocument[];
    compared: readonly ComparedFiles[];
    files: readonly ShownFile[];
    related: readonly NoticeRow[];
    list: { to: string; label: string };
    texts: NoticeTexts;
  };
}

/** A publication of the exchange: its text, its files, its facts, and what came before and after it. */
export function NoticeView({ data }: NoticeViewProps) {
  const { onlyIn, text, textLang, registration, documents, compared, files, related, list, texts } = data;
  return (
    <div className={split.results}>
      <div>
        {onlyIn && <Notice title={onlyIn} role="note" />}
        {text && <PlainText text={text} lang={textLang} />}
        {!text && texts.inDocument && <Notice title={texts.inDocument} role="note" />}
        {registration && <Registration href={registration}>{texts.register}</Registration>}
        {documents.length > 0 && <Documents documents={documents} />}
        {compared.length > 0 && (
          <details className="mt-12">
            <summary className="link min-h-11">{texts.beside}</summary>
            <SideBySide compared={compared} />
          </details>
        )}
        <Files files={files} title={texts.files} none={texts.noFiles} />
        <section aria-labelledby="around" className="mt-12">
          <SectionHead id="around" title={texts.related} aside={<MoreLink to={list.to}>{list.label}</MoreLink>} />
          <NoticeList notices={related} />
        </section>
      </div>
      <section aria-labelledby="facts">
        <SectionHead id="facts" title={texts.facts} />
        <Facts>
          <dl>
            {data.facts.map(({ label, value, isCode }) => (
              <FactInWords key={label} label={label}>
                {isCode ? <Figure className="whitespace-normal">{value}</Figure> : value}
              </FactInWords>
            ))}
          </dl>
        </Facts>
      </section>
    </div>
  );
}

/** Paragraphs separated by a blank line; lines that begin with '- ' are list items. */
function PlainText({ text, lang }: { text: string; lang: Locale }) {
  const locale = useLocale();
  const other = lang === locale ? {} : { lang: LOCALES[lang].iso, dir: LOCALES[lang].dir };
  return (
    <div {...other}>
      {partsOf(text).map(({ words, items }) => (
        <Fragment key={words + items.join()}>
          {words && <p className={flow.words}>{words}</p>}
          {items.length > 0 && (
            <ul className={flow.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </Fragment>
      ))}
    </div>
  );
}

function Registration({ href, children }: { href: string; children: string }) {
  const t = useText();
  if (href.startsWith('/'))
    return (
      <p className="mt-4">
        <Link to={href} className="link">
          {children}
        </Link>
      </p>
    );
  return (
    <p className="mt-4">
      <ExternalLink href={href} said={t('menu.external')} className="link touch-target gap-1.5">
        {children}
      </ExternalLink>
    </p>
  );
}

function Files({ files, title, none }: { files: readonly ShownFile[]; title: string; none: string | null }) {
  if (files.length === 0) return none && <Notice title={none} />;
  return (
    <section aria-labelledby="files">
      <SectionHead id="files" title={title} />
      <ul>
        {files.map(({ href, title: name, note }) => (
          <li key={href}>
            <a href={href} className="link inline-flex min-h-11 items-center">
              <bdi>{name}</bdi>
            </a>
            <p className="text-14 text-muted">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
