import { useText } from '#messages/text.tsx';
import styles from './watch-footer.module.css';

const KEYS: readonly { keys: readonly string[]; text: string }[] = [
  { keys: ['↑', '↓'], text: 'watch.key.move' },
  { keys: ['Enter'], text: 'watch.key.open' },
  { keys: ['W'], text: 'watch.key.watch' },
  { keys: ['Space'], text: 'watch.key.pause' },
  { keys: ['/'], text: 'watch.key.search' },
  { keys: ['?'], text: 'watch.key.explain' },
];

/** The keyboard shortcuts of the market watch; they never change, so only the server renders them. */
export function KeyHints() {
  const t = useText();
  return (
    <ul className={styles.keys} aria-label={t('watch.keys')} data-needs-script>
      {KEYS.map(({ keys, text }) => (
        <li key={text}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {t(text)}
        </li>
      ))}
    </ul>
  );
}
