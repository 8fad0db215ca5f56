import type { Locale } from '#domain/locale.ts';
import type { PlainDate } from '#domain/time.ts';
import { CREDITS, type CarbonCredit } from '../issuers/carbon.ts';
import { retiredBy, serials } from '../issuers/carbon-retirements.ts';
import { DEBT_ISSUES, PAR_VALUE } from '../issuers/debt.ts';
import { DELISTED } from '../issuers/delisted.ts';
import type { ExchangeIdentity, LabellingService } from '../issuers/identity.ts';
import type { Both } from '../issuers/issuer.ts';
import { SECTOR_NAMES } from '../issuers/sectors.ts';
import { SISTERS } from '../issuers/sister.ts';
import { daily, type World } from '../world.ts';
import { futureEntries, rightEntries } from './roster-derived.ts';
import { plain, type RosterEntry } from './roster-entry.ts';

type DayRoster = (day: PlainDate) => readonly RosterEntry[];

/** Built once a day: every company profile is looked up in the roster. */
const rosters = new WeakMap<World, DayRoster>();

/** Every security that the services list today, including delisted, expired and lapsed ones. */
export function rosterOf(world: World): readonly RosterEntry[] {
  const rosterBy = rosters.get(world) ?? daily((day) => rosterOn(world, day));
  rosters.set(world, rosterBy);
  return rosterBy(world.today());
}

function rosterOn(world: World, today: PlainDate): RosterEntry[] {
  const all = [
    ...issuerEntries(world),
    ...rightEntries(world),
    ...debtEntries(),
    ...futureEntries(world),
    ...carbonEntries(today),
    ...sisterEntries(),
    ...delistedEntries(),
  ];
  return all.filter(({ listed }) => listed <= today);
}

/** A service's label for the exchange of a security. */
export function exchangeLabel(
  { exchangeLabels }: ExchangeIdentity,
  service: LabellingService,
  home: boolean,
  lang: Locale,
): string {
  return exchangeLabels[service][home ? 'home' : 'sister'][lang];
}

function issuerEntries(world: World): RosterEntry[] {
  return world.issuers().map((issuer) => ({
    ...plain,
    ...issuer,
    sector: SECTOR_NAMES[issuer.sector],
    listed: issuer.facts.listed,
    ...fundFacts(issuer.facts),
  }));
}

function fundFacts(facts: object): Pick<RosterEntry, 'facts' | 'words'> {
  if (!('manager' in facts)) return { facts: {}, words: {} };
  const { manager, custodian, administrator, committee, investment, distribution, structure, feePercent } =
    facts as FundTexts;
  return {
    facts: { ManagementFeePercentage: feePercent },
    words: {
      FundManager: manager,
      Custodian: custodian,
      Administrator: administrator,
      ...(committee && { InvestorsCommittee: committee }),
      InvestmentPolicy: investment,
      DividendPolicy: distribution,
      FundStructure: structure,
    },
  };
}

interface FundTexts {
  manager: Both;
  custodian: Both;
  administrator: Both;
  committee?: Both;
  investment: Both;
  distribution: Both;
  structure: Both;
  feePercent: number;
}

function debtEntries(): RosterEntry[] {
  return DEBT_ISSUES.map((issue) => ({
    ...plain,
    id: issue.id,
    symbol: issue.symbol,
    isin: issue.isin,
    name: issue.name,
    kind: issue.kind,
    board: issue.home ? '505' : '200',
    sector: null,
    home: issue.home,
    currency: issue.currency,
    listed: issue.issued,
    facts: {
      IssueDate: issue.issued,
      MaturityDate: issue.matures,
      ParValue: PAR_VALUE,
      IssueValue: issue.size * 1_000_000,
      UnitsIssued: issue.size * (1_000_000 / PAR_VALUE),
      RatePercentage: issue.rate / 1_000,
      PaymentsPerYear: issue.paymentsAYear,
    },
    words: { Issuer: issue.issuer },
  }));
}

function carbonEntries(today: PlainDate): RosterEntry[] {
  return CREDITS.map((credit) => ({
    ...plain,
    ...credit,
    kind: 'carbon',
    board: '505',
    sector: null,
    facts: carbonFacts(credit, today),
    words: {
      Project: credit.project,
      Standard: credit.standard,
      Registry: credit.registry,
      Verifier: credit.verifier,
    },
  }));
}

function carbonFacts(credit: CarbonCredit, today: PlainDate): RosterEntry['facts'] {
  const retired = retiredBy(credit, today);
  const { serialFrom, serialTo } = serials(credit, 1, credit.listedCredits);
  return {
    Vintage: credit.vintage,
    ListedCredits: credit.listedCredits,
    RetiredCredits: retired,
    AvailableCredits: credit.listedCredits - retired,
    ProjectType: credit.projectType,
    Method: credit.method,
    Country: credit.country,
    SerialFrom: serialFrom,
    SerialTo: serialTo,
  };
}

function sisterEntries(): RosterEntry[] {
  return SISTERS.map((security) => ({
    ...plain,
    ...security,
    board: '200',
    sector: SECTOR_NAMES[security.sector],
    home: false,
    currency: 'USD',
  }));
}

function delistedEntries(): RosterEntry[] {
  return DELISTED.map((security) => ({
    ...plain,
    ...security,
    kind: 'equity',
    board: '510',
    sector: SECTOR_NAMES[security.sector],
    active: false,
  }));
}
