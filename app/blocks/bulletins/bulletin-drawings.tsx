import type { Bulletin, BulletinSection } from '#domain/bulletin.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { StretchedDrawing } from '#app/ui/stretched-drawing.tsx';
import { LinesFigure } from '#app/blocks/plot/lines-figure.tsx';
import { drawnMonths, drawnNets, levelInMillions } from './drawn-figures.ts';
import styles from './bulletins.module.css';

const WIDTH = 1_000;
const HEIGHT = 20;

/** The drawing of a section beside its figures; tables have the same figures. */
export function BulletinDrawing({ bulletin, name }: { bulletin: Bulletin; name: BulletinSection }) {
  if (name === 'market') return <MonthsLine bulletin={bulletin} />;
  if (name === 'nationality' || name === 'investors') return <Nets bulletin={bulletin} section={name} />;
  return null;
}

function MonthsLine({ bulletin: { sections } }: { bulletin: Bulletin }) {
  const t = useText();
  const drawn = drawnMonths(sections, t, useLocale());
  if (!drawn) return null;
  const { name, label, values, ends } = drawn;
  return (
    <LinesFigure
      lines={[{ id: 'day-value', name, values }]}
      label={label}
      level={levelInMillions}
      ends={ends}
      low={0}
    />
  );
}

function Nets({ bulletin, section }: { bulletin: Bulletin; section: 'nationality' | 'investors' }) {
  const t = useText();
  const drawn = drawnNets(bulletin, section, t);
  if (!drawn) return null;
  return (
    <figure className={styles.nets}>
      <figcaption className="text-12 text-muted">{t('trading.drawn.nets')}</figcaption>
      <div role="img" aria-label={drawn.label}>
        {drawn.bars.map(({ name, amount, from, width }) => (
          <p key={name} className={styles.net}>
            <span>{name}</span>
            <StretchedDrawing size={[WIDTH, HEIGHT]}>
              <path d={`M${from} 0h${width}V${HEIGHT}h${-width}Z`} />
              <path d={`M${drawn.zero} 0V${HEIGHT}`} className={styles.zero} />
            </StretchedDrawing>
            <Figure>{amount}</Figure>
          </p>
        ))}
      </div>
    </figure>
  );
}
