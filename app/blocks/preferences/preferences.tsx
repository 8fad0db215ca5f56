import { useText } from '#messages/text.tsx';
import { asleep } from '../../ui/asleep.tsx';
import { Icon } from '../../ui/icon.tsx';

const ID = 'preferences';

const loadPreferencesSheet = () => import('./preferences-sheet.tsx').then((part) => part.PreferencesSheet);
const Sheet = asleep(import.meta.env.SSR && (await loadPreferencesSheet()), loadPreferencesSheet);

/** Opens the reading preferences. They need script, which keeps them on the device. */
export function PreferencesButton({ className, named = false }: { className?: string | undefined; named?: boolean }) {
  const t = useText();
  return (
    <button
      type="button"
      className={className}
      popoverTarget={ID}
      aria-label={named ? undefined : t('preferences.title')}
      data-needs-script
    >
      <Icon name="theme" />
      {named && t('preferences.title')}
    </button>
  );
}

/** The sheet that the button opens; once a page. */
export function Preferences() {
  return <Sheet id={ID} />;
}
