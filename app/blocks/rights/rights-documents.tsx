import type { RightsIssue } from '#domain/rights-issue.ts';
import { useText } from '#messages/text.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';

/** Documents of an issue, each linked to its address at the issuer. */
export function RightsDocuments({ documents }: Pick<RightsIssue, 'documents'>) {
  const t = useText();
  if (documents.length === 0) return t('rights.noDocuments');
  return documents.map(({ kind, language, url }) => (
    <ExternalLink key={url} href={url} said={t('menu.external')} className="link">
      {t('rights.document', { kind: t(`rights.document.${kind}`), language: language.toUpperCase() })}
    </ExternalLink>
  ));
}
