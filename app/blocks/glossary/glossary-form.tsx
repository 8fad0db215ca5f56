import { GLOSSARY_AREAS } from '#domain/glossary.ts';
import { useText } from '#messages/text.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { isFiltered, type GlossaryFilter } from './glossary-filter.ts';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';

/** Search text and area of the glossary. */
export function GlossaryForm({ filter }: { filter: GlossaryFilter }) {
  const t = useText();
  const areas = [
    { value: '', label: t('glossary.allAreas') },
    ...GLOSSARY_AREAS.map((area) => ({ value: area, label: t(`glossary.area.${area}`) })),
  ];
  return (
    <ListFilters label={t('glossary.filter')} isFiltered={isFiltered(filter)}>
      <TextField
        type="search"
        name="q"
        label={t('glossary.words')}
        value={filter.words}
        placeholder={t('glossary.wordsHint')}
      />
      <SelectField name="area" label={t('glossary.areas')} options={areas} value={filter.area ?? ''} />
    </ListFilters>
  );
}
