import { needTexts } from '#messages/needed.ts';
import { useText } from '#messages/text.tsx';
import { Brief, Contacts, Officers, ProfileFacts } from '#app/blocks/company/profile-facts.tsx';
import { InstrumentTerms } from '#app/blocks/instrument-terms/instrument-terms.tsx';
import { siteContext } from '#app/context.ts';
import { companyMeta } from '#app/data/company/company-meta.ts';
import { loadTerms } from '#app/data/company/terms.ts';
import { useCompanyHead } from '#app/layouts/company.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/profile';
import styles from '#app/ui/page-sections.module.css';

export const handle = await needTexts('company');

export const meta: Route.MetaFunction = ({ matches }) => companyMeta(matches, 'profile');

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const symbol = (params.SecuritySymbol ?? '').toUpperCase();
  const [profile, terms] = await Promise.all([site.store.profiles.find(symbol), loadTerms(site, symbol)]);
  return { profile: profile ?? null, terms, mic: site.exchange.mic };
}

export default function CompanyProfile({ loaderData: { profile, terms, mic } }: Route.ComponentProps) {
  const t = useText();
  const { security, units, days, quote } = useCompanyHead();
  return (
    <div className={styles.stack}>
      {profile?.brief && (
        <section aria-labelledby="brief-title">
          <SectionHead id="brief-title" title={t('company.about')} />
          <Brief text={profile.brief} />
        </section>
      )}
      <section aria-labelledby="facts-title">
        <SectionHead id="facts-title" title={t('company.facts')} />
        <ProfileFacts security={security} units={units} asOf={days.profile} profile={profile} mic={mic} />
      </section>
      <InstrumentTerms terms={terms} quote={quote} />
      {profile && (
        <>
          <section aria-labelledby="board-title">
            <SectionHead id="board-title" title={t('company.board')} />
            <Officers officers={profile.board} caption={t('company.board')} />
          </section>
          <section aria-labelledby="management-title">
            <SectionHead id="management-title" title={t('company.management')} />
            <Officers officers={profile.management} caption={t('company.management')} />
          </section>
          <section aria-labelledby="contacts-title">
            <SectionHead id="contacts-title" title={t('company.contacts')} />
            <Contacts contact={profile.contact} />
          </section>
        </>
      )}
    </div>
  );
}
