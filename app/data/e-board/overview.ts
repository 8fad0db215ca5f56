import { ELECTION_RULES, electionPhase, type ElectionPhase } from '#domain/board-election.ts';
import { textOf } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import type { Site } from '#app/context.ts';
import { staleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import { isOpen, loadElections } from './elections.ts';
import { electionView } from './election-text.ts';
import { electionWords } from './list.ts';

const SHOWN = 6;
const COUNTED: readonly ElectionPhase[] = ['announced', 'nominations', 'closed', 'candidates', 'meeting'];
const RULES = ['nominations', 'publication', 'independent', 'nonExecutive', 'experience'] as const;

/** State of the elections of boards of directors today, the rules on them, and links to both lists. */
export async function loadOverview(site: Site) {
  const { locale } = site;
  const t = textOf(locale);
  const today = site.today();
  const known = await loadElections(site);
  const open = known.elections.filter((election) => isOpen(election, today));
  const inPhase = (phase: ElectionPhase) => open.filter((election) => electionPhase(election, today) === phase).length;
  const { nominationDaysLeast, publishedBeforeMeetingDaysLeast, experienceYearsLeast } = ELECTION_RULES;
  const values = {
    days: nominationDaysLeast,
    notice: publishedBeforeMeetingDaysLeast,
    years: experienceYearsLeast,
  };
  return {
    stale: staleData(site, 'board-elections'),
    trail: crumbsOf('the-exchange-e-board', locale),
    head: { title: t('elections.title'), description: t('elections.description'), lead: t('elections.lead') },
    unread: known.source === 'unread',
    ...electionWords(site, 'positions', known, open.length, { issuer: null, phase: null }),
    counts: COUNTED.map((phase) => ({ phase, label: t(`elections.phase.${phase}`), count: inPhase(phase) })),
    shown: open.slice(0, SHOWN).map((election) => electionView(election, known, site)),
    rules: RULES.map((rule) => t(`elections.rule.${rule}`, values)),
    titles: {
      open: t('elections.open'),
      phases: t('elections.phases'),
      rules: t('elections.rules'),
      rulesLead: t('elections.rules.lead'),
    },
    links: {
      positions: { to: pathOf('the-exchange-e-board-positions'), label: t('elections.positions.title') },
      track: { to: pathOf('the-exchange-e-board-track-nominations'), label: t('elections.track.title') },
    },
  };
}
