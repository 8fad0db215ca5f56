import type { CompanyProfile } from '#domain/security.ts';
import { defineJob, type JobContext } from '../job.ts';
import { inBatches } from './batches.ts';
import { forEachCompany } from './each-company.ts';

const SIX_HOURS_MS = 6 * 3_600_000;

/**
 * Company profiles (call 12), and from them the fields of a security that no list has: its ISIN and its listing day.
 */
export const profilesJob = defineJob({
  name: 'profiles',
  title: 'Company profiles',
  everyMs: SIX_HOURS_MS,
  run: (context, signal) =>
    inBatches<CompanyProfile>(
      (profiles) => context.store.profiles.save([...profiles], context.clock.now()),
      (add) =>
        forEachCompany(context, signal, async (symbol) => {
          const { records, rejected } = await context.upstream.companies.profile(symbol, { signal });
          await context.reject('profiles', rejected);
          await add(...records);
          for (const profile of records) await completeSecurity(context, profile);
        }),
    ),
});

async function completeSecurity({ store, clock }: JobContext, profile: CompanyProfile): Promise<void> {
  const security = await store.securities.find(profile.symbol);
  if (!security) return;
  const isin = security.isin ?? profile.isin;
  const listedOn = security.listedOn ?? profile.listedOn;
  const sector = security.sector ?? profile.sector;
  // Nothing to save when nothing differs.
  if (isin === security.isin && listedOn === security.listedOn && sector === security.sector) return;
  await store.securities.save([{ ...security, isin, listedOn, sector }], clock.now());
}
