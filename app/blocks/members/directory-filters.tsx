import { useText } from '#messages/text.tsx';
import { BROKERAGE_SERVICES, MEMBER_ROLES } from '#domain/member.ts';
import { integer } from '#domain/number.ts';
import { Figure } from '#app/ui/figure.tsx';
import { SelectField, TextField, type Option } from '#app/ui/field.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import type { DirectoryData } from './directory-data.ts';
import { FALLS_BY_ITSELF, isFiltered, ONLINE, STATUS_FILTERS, type MemberFilters } from './member-filters.ts';
import styles from './members.module.css';

/** The filters: search text, status, role, place, services, and the day. */
export function DirectoryFilters({ data: { filters, cities, texts } }: { data: DirectoryData }) {
  const t = useText();
  const all = (text: string): Option => ({ value: '', label: t(text) });
  const { words: typed, status, role, city, online, asOf } = filters;
  return (
    <ListFilters label={texts.filter} isFiltered={isFiltered(filters)}>
      <TextField type="search" name="q" label={t('members.search')} value={typed} />
      <SelectField
        name="status"
        label={t('members.status')}
        value={status ?? ''}
        options={[
          all('members.status.current'),
          ...STATUS_FILTERS.map((value) => ({ value, label: t(`members.status.${value}`) })),
        ]}
      />
      <SelectField
        name="role"
        label={t('members.roles')}
        value={role ?? ''}
        options={[
          all('members.role.any'),
          ...MEMBER_ROLES.map((value) => ({ value, label: t(`members.role.${value}`) })),
        ]}
      />
      <SelectField name="city" label={t('members.city')} value={city ?? ''} options={cities} />
      <SelectField
        name="online"
        label={t('members.online')}
        value={online ? ONLINE[0] : ''}
        options={[all('members.online.any'), { value: ONLINE[0], label: t('members.online.yes') }]}
      />
      <TextField type="date" name="asOf" label={t('members.asOf')} value={asOf ?? ''} />
      <Services filters={filters} />
      <OrderFields filters={filters} />
    </ListFilters>
  );
}

/** A member matches when it offers every ticked service. */
function Services({ filters: { services } }: { filters: MemberFilters }) {
  const t = useText();
  return (
    <details className={styles.choose} open={services.length > 0}>
      <summary>
        {t('members.services.choose')}{' '}
        {services.length > 0 && (
          <Figure>
            {integer(services.length)}/{BROKERAGE_SERVICES.length}
          </Figure>
        )}
      </summary>
      <fieldset>
        <legend>{t('members.services.all')}</legend>
        {BROKERAGE_SERVICES.map((service) => (
          <label key={service}>
            <input type="checkbox" name="service" value={service} defaultChecked={services.includes(service)} />
            {t(`members.service.${service}`)}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

/** The other choices of the address, carried along. */
export function OrderFields({ filters: { sort, descending, view, compare } }: { filters: MemberFilters }) {
  const isUsual = descending === FALLS_BY_ITSELF.includes(sort);
  return (
    <>
      {sort !== 'name' && <input type="hidden" name="sort" value={sort} />}
      {!isUsual && <input type="hidden" name="order" value={descending ? 'descending' : 'ascending'} />}
      {view !== 'list' && <input type="hidden" name="view" value={view} />}
      {compare.map((code) => (
        <input key={code} type="hidden" name="compare" value={code} />
      ))}
    </>
  );
}
