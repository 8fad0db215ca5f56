import { useText } from '#messages/text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { keepTheme, shownTheme } from './theme.ts';

/** Light or dark, kept on the device. Without script the device's own choice holds, and the button is not shown. */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  const t = useText();
  return (
    <button
      type="button"
      className={className}
      aria-label={t('common.theme')}
      onClick={() => keepTheme(shownTheme() === 'dark' ? 'light' : 'dark')}
      data-needs-script
    >
      <Icon name="theme" />
    </button>
  );
}
