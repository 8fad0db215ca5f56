import { createAsking } from './asking.ts';
import { createCombobox } from './combobox.ts';
import { createList } from './list.ts';

/** Opens the list of suggestions under a search field while the reader types. */
export function suggestUnder(field: HTMLInputElement): void {
  const list = createList(field.form!);
  const asking = createAsking(list.address, (answer) => {
    list.fill(answer, field.value.trim());
    combobox.refresh();
  });
  const choose = (place: number) => {
    const href = list.hrefs()[place];
    field.value = '';
    combobox.close();
    asking.forget();
    if (href) location.assign(href);
  };
  const combobox = createCombobox({ field, list, ask: asking.ask, forget: asking.forget, choose });
  list.onChoice(choose);
}
