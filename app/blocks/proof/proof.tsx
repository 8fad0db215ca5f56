import { useText } from '#messages/text.tsx';
import { SideRow } from '#app/blocks/compared/side-row.tsx';
import { Link } from '#app/ui/link.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { ProofPiece } from './proof-piece.tsx';
import type { ProofData, ProofRow } from './proof-rows.ts';
import styles from './proof.module.css';

/** An article in both languages for proofreaders: piece beside piece, with ids, figures and the age of its data. */
export function Proof({ page: { title, path, figures, differ, rows } }: { page: ProofData }) {
  const t = useText();
  return (
    <main id="content" className="wrap">
      <PageHead
        title={t('proof.heading', { title })}
        lead={t('proof.sentence')}
        aside={<MoreLink to={path}>{t('proof.open')}</MoreLink>}
      />
      <p>
        {t('disclosures.compared.figures', { count: figures })}{' '}
        {figures > 0 && t('disclosures.compared.differ', { count: differ })}
      </p>
      <div className={styles.rows}>
        {rows.map((row, at) => (
          <Row key={at} row={row} path={path} />
        ))}
      </div>
    </main>
  );
}

function Row({ row, path }: { row: ProofRow; path: string }) {
  const { id, sides, figures } = row;
  const [block] = sides.filter((side) => side !== null);
  const opens = block?.type === 'heading' && block.level === 2;
  return (
    <div id={id ?? undefined} className={opens ? styles.opening : styles.row}>
      <Label row={row} path={path} />
      <SideRow
        sides={[<ProofPiece key="own" of={sides[0]} />, <ProofPiece key="other" of={sides[1]} />]}
        figures={figures}
        sideStyle={styles.side}
      />
    </div>
  );
}

/**
 * Description of the row, its id as a link to the public page, and for a live block its name and the age of its data.
 */
function Label({ row: { id, label, live }, path }: { row: ProofRow; path: string }) {
  if (id === null && label === null && live === null) return null;
  return (
    <p className={styles.label}>
      {label && <span>{label}</span>}
      {id !== null && (
        <Link to={`${path}#${id}`} className="link">
          <code dir="ltr">#{id}</code>
        </Link>
      )}
      {live && <code dir="ltr">{live.source}</code>}
      {live?.age && <span>{live.age}</span>}
    </p>
  );
}
