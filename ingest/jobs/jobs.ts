import { MARKET_JOB } from '../market/market-job.ts';
import { createBarsJob } from './bars.ts';
import { boardElectionsJob } from './board-elections.ts';
import { brokerFiguresJob } from './broker-figures.ts';
import { createBulletinsJob } from './bulletins.ts';
import { circularsJob } from './circulars.ts';
import { directDealsJob } from './direct-deals.ts';
import { disclosureHistoryJob } from './disclosure-history.ts';
import { disclosuresJob, integratedReportsJob } from './disclosures.ts';
import { dividendsJob } from './dividends.ts';
import { eventsJob } from './events.ts';
import { holdingsJob } from './holdings.ts';
import { indexBasketsJob } from './index-baskets.ts';
import { futureDaysJob } from './future-days.ts';
import { investorTradesJob } from './investor-trades.ts';
import { filingsJob, ownershipJob } from './ownership.ts';
import { ownershipDaysJob } from './ownership-days.ts';
import { marginParametersJob } from './margin-parameters.ts';
import { marketMakersJob } from './market-makers.ts';
import { netAssetsJob } from './net-assets.ts';
import { pressJob } from './press.ts';
import { marginWeeksJob } from './margin-weeks.ts';
import { profilesJob } from './profiles.ts';
import { referenceJob } from './reference.ts';
import { registrationsJob } from './registrations.ts';
import { rightsIssuesJob } from './rights-issues.ts';
import { servicesJob } from './services.ts';
import { shariaJob } from './sharia.ts';
import { splitsJob } from './splits.ts';
import {
  carbonRetirementsJob,
  membersJob,
  offeringsJob,
  unclaimedJob,
  vacanciesJob,
  vendorsJob,
} from './whole-lists.ts';
import { zakatJob } from './zakat.ts';

/** Run immediately at the start: the site is ready when each of them has been read, by this or an earlier process. */
export const FIRST_JOBS = [referenceJob, disclosuresJob, circularsJob, pressJob] as const;

/** Started after the first jobs have run once, in this order. */
export function laterJobs() {
  return [
    profilesJob,
    createBarsJob(),
    indexBasketsJob,
    directDealsJob,
    eventsJob,
    registrationsJob,
    offeringsJob,
    vacanciesJob,
    dividendsJob,
    splitsJob,
    rightsIssuesJob,
    netAssetsJob,
    boardElectionsJob,
    membersJob,
    brokerFiguresJob,
    investorTradesJob,
    ownershipDaysJob,
    holdingsJob,
    marginWeeksJob,
    futureDaysJob,
    marginParametersJob,
    vendorsJob,
    carbonRetirementsJob,
    marketMakersJob,
    servicesJob,
    zakatJob,
    unclaimedJob,
    integratedReportsJob,
    ownershipJob,
    filingsJob,
    shariaJob,
    disclosureHistoryJob,
    createBulletinsJob(),
  ] as const;
}

/** Every kind of data that the site reads, in the order of the status page. */
export const JOBS = [MARKET_JOB, ...FIRST_JOBS, ...laterJobs()] as const;

export type JobName = (typeof JOBS)[number]['name'];

export const JOB_NAMES: readonly JobName[] = JOBS.map(({ name }) => name);
