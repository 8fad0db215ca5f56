import type { Seat } from '#domain/forms/seats.ts';
import { useText } from '#messages/text.tsx';
import { Link } from '#app/ui/link.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { ReferenceLine } from './reference-line.tsx';
import styles from './receipt.module.css';

interface OfferProps {
  /** Null where the link's record no longer exists. */
  seat: Seat | null;
  action: string;
  back: string;
}

/** The link of an offer opens this page; only the button takes the seat. */
export function Offer({ seat, action, back }: OfferProps) {
  const t = useText();
  return (
    <div className={styles.receipt}>
      {seat && <ReferenceLine reference={seat.reference} />}
      <p>{t(`forms.offer.${seat?.state ?? 'lapsed'}`)}</p>
      {seat?.state === 'offered' ? (
        <form method="post" action={action} aria-label={t('forms.offer.title')}>
          <SubmitButton>{t('forms.offer.take')}</SubmitButton>
        </form>
      ) : (
        <p>
          <Link to={back} className="link">
            {t('forms.receipt.back')}
          </Link>
        </p>
      )}
    </div>
  );
}
