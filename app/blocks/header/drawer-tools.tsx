import { useText } from '#messages/text.tsx';
import { useRootData } from '#app/root-data.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { PreferencesButton } from '#app/blocks/preferences/preferences.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './drawer-tools.module.css';

const OUTSIDE = [
  { link: 'logIn', text: 'menu.logIn' },
  { link: 'eServices', text: 'menu.eServices' },
] as const;

/** The tools of the header's thin line on wide screens, for the end of the drawer. */
export function DrawerTools() {
  const t = useText();
  const links = useRootData()?.exchange.links;
  return (
    <ul className={styles.tools}>
      {OUTSIDE.map(({ link, text }) => {
        const href = links?.[link];
        return (
          href && (
            <li key={link}>
              <ExternalLink href={href} said={t('menu.external')} className={styles.tool}>
                {t(text)}
              </ExternalLink>
            </li>
          )
        );
      })}
      <li data-needs-script>
        <PreferencesButton className={styles.tool} named />
      </li>
      <li>
        <LanguageSwitch className={styles.tool} />
      </li>
    </ul>
  );
}
