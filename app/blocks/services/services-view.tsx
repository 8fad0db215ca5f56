import { pick } from '#domain/bilingual.ts';
import { SERVICE_CHANNELS } from '#domain/catalog-service.ts';
import { formatDate } from '#domain/date.ts';
import { useLocale, useText, type Text } from '#messages/text.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import { Segments } from '#app/ui/segments.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices } from '#app/blocks/filtered-list/paged.tsx';
import { SortLinks } from '#app/blocks/members/sort-links.tsx';
import sections from '#app/blocks/security-list/security-list.module.css';
import { oneLine } from './service-columns.ts';
import { AUDIENCE_FILTERS, isFiltered, SERVICE_SORTS, servicesQuery, sortedBy } from './service-filters.ts';
import { namesOf, turnaroundText } from './service-words.ts';
import type { CategorisedService, ServicesData } from './services-data.ts';
import styles from './services.module.css';

/** Services of the exchange for members, investors, issuers and custodians: fee, time and how to apply. */
export function ServicesView({ data }: { data: ServicesData }) {
  const t = useText();
  const { filters, services, files, count, unread } = data;
  return (
    <div className={sections.list}>
      <Segments
        label={t('services.for')}
        segments={AUDIENCE_FILTERS.map((audience) => ({
          to: servicesQuery({ ...filters, audience }) || '.',
          label: t(`services.for.${audience}`),
          current: filters.audience === audience,
        }))}
      />
      <Filters data={data} />
      <IgnoredNotices ignored={filters.ignored} />
      <CountLine files={files} query={servicesQuery(filters)}>
        {count}
      </CountLine>
      <SortLinks
        links={SERVICE_SORTS.map((sort) => ({
          to: servicesQuery(sortedBy(filters, sort)) || '.',
          label: t(`services.${sort}`),
          isDescending: filters.sort === sort ? filters.descending : null,
        }))}
      />
      {services.length > 0 ? (
        <ServiceLines services={services} withCategory />
      ) : (
        <Nothing unread={unread}>
          {t('services.none')}{' '}
          <Link to="?for=all" className="link">
            {t('services.showAll')}
          </Link>
        </Nothing>
      )}
    </div>
  );
}

function Filters({ data: { filters, categories } }: { data: ServicesData }) {
  const t = useText();
  const { words, audience, channel, category, sort, descending } = filters;
  return (
    <ListFilters label={t('services.filter')} isFiltered={isFiltered(filters)}>
      <TextField type="search" name="q" label={t('services.search')} value={words} />
      <SelectField name="category" label={t('services.category')} value={category ?? ''} options={categories} />
      <SelectField
        name="channel"
        label={t('services.channels')}
        value={channel ?? ''}
        options={[
          { value: '', label: t('services.channel.any') },
          ...SERVICE_CHANNELS.map((value) => ({ value, label: t(`services.channel.${value}`) })),
        ]}
      />
      <input type="hidden" name="for" value={audience} />
      {sort !== 'number' && <input type="hidden" name="sort" value={sort} />}
      {descending && <input type="hidden" name="order" value="descending" />}
    </ListFilters>
  );
}

/** A line for each service; its title links to its page. */
export function ServiceLines({
  services,
  withCategory = false,
}: {
  services: readonly CategorisedService[];
  withCategory?: boolean;
}) {
  const t = useText();
  const locale = useLocale();
  return (
    <ul className={styles.lines}>
      {services.map(({ service, category, to }) => (
        <li key={service.id} className={styles.line}>
          <Figure className={styles.number}>{service.number ?? '--'}</Figure>
          <div className={styles.what}>
            <Link to={to} className="link">
              <bdi>{pick(service.title, locale)}</bdi>
            </Link>{' '}
            {service.withdrawn && (
              <Chip tone="solid">{t('services.withdrawn', { date: formatDate(service.withdrawn.on, locale) })}</Chip>
            )}
            <p className={styles.minor}>{underTitle(service, withCategory ? pick(category.title, locale) : '', t)}</p>
          </div>
          <p className={styles.fee}>
            {service.fees ? oneLine(pick(service.fees, locale)) : t('services.fee.unstated')}
          </p>
          <div className={styles.minor}>
            <p>{turnaroundText(service, t)}</p>
            <p>{namesOf(service.channels, 'services.channel', t)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The category and the audience; the category for members states both. */
function underTitle({ audience }: CategorisedService['service'], category: string, t: Text): string {
  const names = namesOf(audience, 'services.for', t);
  return category === '' || category === names ? names : `${category} · ${names}`;
}
