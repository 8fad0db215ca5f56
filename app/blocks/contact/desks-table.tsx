import type { Topic } from '#domain/forms/contact-topics.ts';
import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import styles from './contact.module.css';
import grid from '#app/blocks/article/grid.module.css';

export interface DeskRow {
  topic: Topic;
  label: string;
  /** The page that answers most such messages. */
  before: { to: string; title: string } | null;
  email: string | null;
  phone: string | null;
  within: string;
}

/** Who answers what, how they are reached, and by when they answer. */
export function DesksTable({ desks }: { desks: readonly DeskRow[] }) {
  const t = useText();
  const hasPhone = desks.some(({ phone }) => phone !== null);
  const heads = {
    before: t('contact.desks.before'),
    email: t('contact.desks.email'),
    phone: t('contact.desks.phone'),
    within: t('contact.desks.within'),
  };
  return (
    <table className={`${grid.table} ${styles.desks}`} data-columns={hasPhone ? 5 : 4}>
      <caption>{t('contact.desks.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('contact.desks.topic')}</th>
          <th scope="col">{heads.within}</th>
          <th scope="col">{heads.email}</th>
          {hasPhone && <th scope="col">{heads.phone}</th>}
          <th scope="col">{heads.before}</th>
        </tr>
      </thead>
      <tbody>
        {desks.map(({ topic, label, before, email, phone, within }) => (
          <tr key={topic}>
            <th scope="row">{label}</th>
            <td data-head={heads.within}>
              <span>{within}</span>
            </td>
            <td data-head={heads.email}>
              <span>{email && mail(email)}</span>
            </td>
            {hasPhone && (
              <td data-head={heads.phone}>
                <span>{phone && call(phone)}</span>
              </td>
            )}
            <td data-head={heads.before}>
              <span>
                {before && (
                  <Link to={before.to} className="link">
                    {before.title}
                  </Link>
                )}
              </span>
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
