import type { Topic } from '#domain/forms/contact-topics.ts';
import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import styles from './contact.module.css';
import grid from '#app/blocks/article/grid.module.css';

export interface DeskRow {
  topic: Topic;
  label: string;
  /** The desk that answers. */
  who: string;
  /** The pages that answer most such messages. */
  before: readonly { to: string; title: string }[];
  email: string | null;
  phone: string | null;
  within: string;
}

/** Which desk answers what, its contact details, and by when it answers. */
export function DesksTable({ desks }: { desks: readonly DeskRow[] }) {
  const t = useText();
  const hasPhone = desks.some(({ phone }) => phone !== null);
  const heads = {
    who: t('contact.desks.who'),
    before: t('contact.desks.before'),
    email: t('contact.desks.email'),
    phone: t('contact.desks.phone'),
    within: t('contact.desks.within'),
  };
  return (
    <table className={`${grid.table} ${styles.desks}`} data-columns={hasPhone ? 6 : 5}>
      <caption>{t('contact.desks.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('contact.desks.topic')}</th>
          <th scope="col">{heads.before}</th>
          <th scope="col">{heads.who}</th>
          <th scope="col">{heads.email}</th>
          {hasPhone && <th scope="col">{heads.phone}</th>}
          <th scope="col">{heads.within}</th>
        </tr>
      </thead>
      <tbody>
        {desks.map(({ topic, label, who, before, email, phone, within }) => (
          <tr key={topic}>
            <th scope="row">{label}</th>
            <td data-head={before.length > 0 ? heads.before : undefined}>
              <span className={styles.before}>
                {before.map(({ to, title }) => (
                  <Link key={to} to={to} className="link">
                    {title}
                  </Link>
                ))}
              </span>
            </td>
            <td data-head={heads.who}>
              <span>{who}</span>
            </td>
            <td data-head={heads.email}>
              <span>{email && mail(email)}</span>
            </td>
            {hasPhone && (
              <td data-head={heads.phone}>
                <span>{phone && call(phone)}</span>
              </td>
            )}
            <td data-head={heads.within}>
              <span>{within}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function mail(address: string) {
  return (
    <a href={`mailto:${address}`} className="link">
      <Figure>{address}</Figure>
    </a>
  );
}

function call(phone: string) {
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="link">
      <Figure>{phone}</Figure>
    </a>
  );
}
