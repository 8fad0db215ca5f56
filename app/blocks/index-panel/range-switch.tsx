import { useText } from '#messages/text.tsx';
import { RANGES, type Range } from '#app/blocks/plot/ranges.ts';
import { Segments } from '#app/ui/segments.tsx';
import { useViewAddress } from '#app/ui/view-address.ts';
import styles from './index-panel.module.css';

/** The day view, or a range of days; each is an address. */
export function RangeSwitch({ current }: { current: Range }) {
  const t = useText();
  const address = useViewAddress();
  const segments = RANGES.map((range) => ({
    to: address({ range: range === '1D' ? null : range }),
    label: t(`home.range.${range}`),
    current: range === current,
  }));
  return (
    <div className={styles.ranges}>
      <Segments label={t('home.range.choice')} segments={segments} stretch />
    </div>
  );
}
