import { useText } from '#messages/text.tsx';
import { Link } from '#app/ui/link.tsx';
import { ReferenceLine } from './reference-line.tsx';
import styles from './receipt.module.css';

export interface ReceiptData {
  reference: string;
  /** False where nothing is stored under it any more, or ever was. */
  isKnown: boolean;
  /** What comes next, and by when. */
  next: string | null;
  /** Null where it is no longer known what became of it. */
  copy: 'none' | 'sent' | 'dead' | null;
}

/** What a sender is told: the reference and what comes next, and nothing that was typed. */
export function Receipt({ receipt, back }: { receipt: ReceiptData; back: string }) {
  const t = useText();
  const { reference, isKnown, next, copy } = receipt;
  return (
    <div className={styles.receipt}>
      <ReferenceLine reference={reference} />
      {!isKnown && <p>{t('forms.receipt.unknown')}</p>}
      {next && <p>{next}</p>}
      {isKnown && copy && <p>{t(`forms.receipt.copy.${copy}`)}</p>}
      {isKnown && <p>{t('forms.receipt.keep')}</p>}
      {isKnown && (
        <button type="button" className="link" data-print="" data-needs-script="" data-screen-only="">
          {t('forms.receipt.print')}
        </button>
      )}
      <p>
        <Link to={back} className="link">
          {t('forms.receipt.back')}
        </Link>
      </p>
    </div>
  );
}
