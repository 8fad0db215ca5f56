import { useText } from '#messages/text.tsx';
import { Link } from '#app/ui/link.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { ReferenceLine } from './reference-line.tsx';
import styles from './receipt.module.css';

interface WithdrawProps {
  /** Null where there is nothing left to withdraw. */
  reference: string | null;
  action: string;
  back: string;
}

/** A link in a mail opens this page; only the button withdraws. */
export function Withdraw({ reference, action, back }: WithdrawProps) {
  const t = useText();
  return (
    <div className={styles.receipt}>
      {reference === null ? (
        <>
          <p>{t('forms.withdraw.gone')}</p>
          <p>
            <Link to={back} className="link">
              {t('forms.receipt.back')}
            </Link>
          </p>
        </>
      ) : (
        <>
          <ReferenceLine reference={reference} />
          <p>{t('forms.withdraw.what')}</p>
          <form method="post" action={action} aria-label={t('forms.withdraw.title')}>
            <SubmitButton>{t('forms.withdraw.send')}</SubmitButton>
          </form>
        </>
      )}
    </div>
  );
}
