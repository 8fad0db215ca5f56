import { addDays, previousTradingDay } from '#domain/calendar.ts';
import { marketInstant } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { RIGHTS_STEPS, type RightsStep } from '#domain/rights-issue.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { SfRightsIssue } from '#upstream/wire/rights.ts';
import { MEMBER_FACTS } from '../members/data/members.ts';
import { tradingMembers } from '../members/directory.ts';
import { announcedPrices, issuePriceOf } from '../market/rights-terms.ts';
import {
  lastDayWithRight,
  newSharesOf,
  rightsIssuesBy,
  rightsSymbolOf,
  subscribedOf,
  unusedText,
  type PlannedIssue,
} from '../issuers/rights-issues.ts';
import { contentIdOf, entryOf } from '../issuers/seeded.ts';
import type { World } from '../world.ts';
import { item } from './content-item.ts';
import { decimal } from './wire.ts';

/** Days to look back for the last close of a share that does not trade. */
const BACK_DAYS = 40;

/** Ours: rights issues as of today, latest first. An issue whose price is not set yet is left out. */
export function rightsItems(world: World, lang: Locale): SfRightsIssue[] {
  return rightsIssuesBy(world.issuers(), world.today()).flatMap((issue) => rightsItem(world, issue, lang));
}

function rightsItem(world: World, issue: PlannedIssue, lang: Locale): SfRightsIssue[] {
  const today = world.today();
  const { code, issuer, ratio, proposed, days } = issue;
  const close = closeOn(world, issuer.symbol, previousTradingDay(proposed));
  if (close === null) return [];
  const issuePrice = issuePriceOf(issue, close);
  const isApproved = days.meeting <= today && !issue.isTurnedDown;
  const priced = isApproved && days.ex <= today ? closeOn(world, issuer.symbol, lastDayWithRight(issue)) : null;
  const announced = priced === null ? null : announcedPrices(issue, priced, issuePrice);
  const at = marketInstant(isApproved ? days.meeting : proposed, '15:30');
  return [
    {
      ...item({
        id: contentIdOf(`rights/${code}`),
        slug: code,
        published: marketInstant(proposed, '15:30'),
        modified: at,
      }),
      Code: code,
      Symbol: issuer.symbol,
      RightsSymbol: rightsSymbolOf(issue),
      Ratio: { New: ratio[0], Old: ratio[1] },
      IssuePrice: decimal(issuePrice),
      NewShares: newSharesOf(issue),
      Adjusted: announced && decimal(announced.adjusted),
      Opening: announced && decimal(announced.opening),
      Days: announcedDays(days, isApproved),
      Underwritten: issue.underwritten,
      Unused: unusedText(issue)[lang],
      Roles: rolesOf(issue, lang),
      Documents: [],
      Result: isApproved && days.allotted <= today ? { Subscribed: subscribedOf(issue), Covered: issue.covered } : null,
      Marker: markerOf(issue, today),
    },
  ];
}

/** The proposal announces the day of the meeting; the meeting decides on all other days. */
function announcedDays(days: PlannedIssue['days'], isApproved: boolean): SfRightsIssue['Days'] {
  const entries = RIGHTS_STEPS.map((step: RightsStep) => [step, isApproved || step === 'meeting' ? days[step] : null]);
  return Object.fromEntries(entries) as SfRightsIssue['Days'];
}

function markerOf({ isTurnedDown, days }: PlannedIssue, today: PlainDate): string {
  if (days.meeting > today) return 'proposed';
  return isTurnedDown ? 'withdrawn' : 'confirmed';
}

const BANKS = MEMBER_FACTS.filter(({ kind }) => kind === 'bank');

function rolesOf({ code, proposed, underwritten }: PlannedIssue, lang: Locale): SfRightsIssue['Roles'] {
  const bank = entryOf(`rights/${code}/bank`, BANKS).name[lang];
  const manager = entryOf(`rights/${code}/manager`, tradingMembers(proposed)).name[lang] ?? '';
  return [
    { Role: 'lead-manager', Name: manager, Channels: [] },
    { Role: 'receiving-bank', Name: bank, Channels: ['branch', 'online', 'app'] },
    ...(underwritten ? [{ Role: 'underwriter', Name: manager, Channels: [] }] : []),
  ];
}

/** The official close of a finished day, or of the last finished day before it. */
function closeOn({ market }: World, symbol: string, day: PlainDate): Thousandths | null {
  return market.bars(symbol, addDays(day, -BACK_DAYS), day).at(-1)?.close ?? null;
}
