import { actionOf, BOT_CHECK_FIELD, type BotCheck } from '#domain/forms/bot-check.ts';
import type { FormName } from '#domain/forms/reference.ts';
import { useLocale, useText } from '#messages/text.tsx';
import styles from './forms.module.css';

/** Messages that script shows; without script none is visible. */
const SAID = ['working', 'load', 'execute'] as const;

/** Tells people from programs: the place of the check's response, and the messages for when there can be none. */
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

/**
 * Text that the terms require where the badge is hidden (cloud.google.com/recaptcha/docs/faq), and what it means for a
 * reader.
 */
function Branding() {
  const t = useText();
  return (
    <>
      <p className={styles.branding}>{t('forms.botCheck.recaptcha')}</p>
      <p className={styles.branding}>{t('forms.botCheck.recaptchaData')}</p>
    </>
  );
}
