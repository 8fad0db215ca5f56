import { useText } from '#messages/text.tsx';
import { Link } from '#app/ui/link.tsx';
import { ReferenceLine } from './reference-line.tsx';
import styles from './receipt.module.css';

export interface ReceiptData {
  reference: string;
  /** False where nothing is stored under the reference, or no longer. */
  isKnown: boolean;
  /** The next step, and by when. */
  next: string | null;
  /** What became of the copy; null where it is no longer known. */
  copy: 'none' | 'sent' | 'dead' | null;
}

/** What the sender sees: the reference and the next step, and nothing that was typed. */
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
