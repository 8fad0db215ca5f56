import type { RightsIssue } from '#domain/rights-issue.ts';
import { useText } from '#messages/text.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';

/** Papers of an issue, each a link to where its issuer keeps it. */
export function RightsDocuments({ documents }: Pick<RightsIssue, 'documents'>) {
  const t = useText();
  if (documents.length === 0) return t('rights.noDocuments');
  return documents.map(({ kind, language, url }) => (
    <ExternalLink key={url} href={url} said={t('menu.external')} className="link">
      {t('rights.document', { kind: t(`rights.document.${kind}`), language: language.toUpperCase() })}
    </ExternalLink>
  ));
}
