import { density, measurement, palette, theme, type Preference } from '#app/live/preference.ts';
import { showBrowserBars } from './browser-bars.ts';
import { followConsent } from './consent.ts';

const PREFERENCES: readonly Preference<string>[] = [theme, density, palette, measurement];

/** Reading preferences: their sheet, the browser's own bars, and other tabs of the same reader. */
export function servePreferences(): void {
  theme.listen(() => showBrowserBars(theme.read()));
  measurement.listen(followConsent);
  const sheet = document.querySelector<HTMLFormElement>('form#preferences');
  for (const preference of PREFERENCES) {
    const check = () => sheet && checkInputs(sheet, preference);
    preference.listen(check);
    check();
  }
  sheet?.addEventListener('change', ({ target }) => target instanceof HTMLInputElement && keep(target));
  sheet?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) sheet.hidePopover();
  });
}

/** Checks the choices of the sheet that the device has stored. */
function checkInputs(sheet: HTMLFormElement, { name, read }: Preference<string>): void {
  const value = read();
  for (const input of sheet.querySelectorAll<HTMLInputElement>(`[name="${name}"]`))
    input.checked = input.value === value;
}

/** An unticked box stands for the initial value. */
function keep({ name, value, checked }: HTMLInputElement): void {
  const preference = PREFERENCES.find((each) => each.name === name);
  preference?.keep(checked ? value : preference.initial);
}
