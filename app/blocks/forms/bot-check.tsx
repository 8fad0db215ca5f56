import { actionOf, BOT_CHECK_FIELD, type BotCheck } from '#domain/forms/bot-check.ts';
import type { FormName } from '#domain/forms/reference.ts';
import { useLocale, useText } from '#messages/text.tsx';
import styles from './forms.module.css';

/** What script shows of it; without script none of it is seen. */
const SAID = ['working', 'load', 'execute'] as const;

/** Tells people from programs: the place of the answer, and what is said where there can be none. */
export function BotCheckPart({ check, form }: { check: BotCheck; form: FormName }) {
  const t = useText();
  const locale = useLocale();
  if (check.kind === 'off') return check.fault && <p>{t(`forms.botCheck.${check.fault}`)}</p>;
  return (
    <div
      className={styles.check}
      data-bot-check={JSON.stringify({ ...check, action: actionOf(form), language: locale })}
    >
      <input type="hidden" name={BOT_CHECK_FIELD} />
      <div role="status">
        {SAID.map((each) => (
          <p key={each} data-bot-check-says={each} hidden>
            {t(`forms.botCheck.${each}`)}
          </p>
        ))}
      </div>
      {check.kind === 'recaptcha' && <Branding />}
    </div>
  );
}

/** What its terms ask for where the badge is hidden (cloud.google.com/recaptcha/docs/faq), and what it means for a reader. */
function Branding() {
  const t = useText();
  return (
    <>
      <p className={styles.branding}>{t('forms.botCheck.recaptcha')}</p>
      <p className={styles.branding}>{t('forms.botCheck.recaptchaData')}</p>
    </>
  );
}
