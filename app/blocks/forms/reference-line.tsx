import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import styles from './receipt.module.css';

/** The reference of a message, large enough to be read out on the telephone. */
export function ReferenceLine({ reference }: { reference: string }) {
  const t = useText();
  return (
    <dl>
      <dt className={styles.label}>{t('forms.receipt.reference')}</dt>
      <dd className={styles.reference}>
        <Figure>{reference}</Figure>
      </dd>
    </dl>
  );
}
