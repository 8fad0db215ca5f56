import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { BoardElection } from '#domain/board-election.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { LocaleProvider, registerCatalog } from '#messages/text.tsx';
import { PositionsTable } from '#app/blocks/e-board/positions-table.tsx';
import type { ElectionView } from '#app/blocks/e-board/election-view.ts';
import { parseMakers } from '#app/blocks/market-makers/maker-filters.ts';
import { MakersView } from '#app/blocks/market-makers/makers-view.tsx';
import type { MakersData } from '#app/blocks/market-makers/makers-data.ts';
import { SustainabilityView } from '#app/blocks/sustainability/sustainability-view.tsx';
import type { SustainabilityData } from '#app/blocks/sustainability/sustainability-data.ts';
import { SecurityName } from './security-name.tsx';

registerCatalog('en', english);

function drawn(part: ReactElement): string {
  const Page = () => <LocaleProvider locale="en">{part}</LocaleProvider>;
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  return renderToString(<Stub initialEntries={['/x']} />);
}

const NAME = { en: 'Marsa Ports', ar: 'مرسى للموانئ' };
const FILES = { lead: '', names: {} } as MakersData['files'];
const DAY = '2026-11-20';

const maker: MakersData['rows'][number] = {
  maker: {
    id: 'm1',
    member: 'RMM',
    symbol: 'MARSA',
    since: DAY,
    until: null,
    group: 'A',
    with: 'exchange',
    circular: null,
    maxSpread: 1_000,
    minSize: 100_000_000,
    presence: 80_000,
  },
  memberName: null,
  securityName: NAME,
  record: null,
  spreadNow: null,
  status: 'closed',
};
const makers: MakersData = {
  unread: false,
  filters: parseMakers(new URLSearchParams(), []),
  month: null,
  rows: [maker],
  makers: [],
  months: [],
  lines: null,
  groups: [],
  files: FILES,
  count: '',
  missing: null,
};
const reports: SustainabilityData = {
  unread: false,
  year: 2025,
  words: '',
  sector: '',
  rows: [{ symbol: 'MARSA', name: NAME, sector: null, report: null, delay: null }],
  years: [],
  sectors: [],
  files: FILES,
  count: '',
  published: 0,
  all: 1,
  query: '',
  ignored: [],
};
const record: BoardElection = {
  id: 'e1',
  symbol: 'MARSA',
  seats: 3,
  boardSeats: 9,
  announcedOn: DAY,
  opensOn: DAY,
  closesOn: DAY,
  publishedOn: DAY,
  meetingOn: DAY,
  resultOn: null,
  candidates: [],
};
const election: ElectionView = {
  id: 'e1',
  record,
  symbol: 'MARSA',
  name: NAME.en,
  isListed: true,
  seats: '',
  phase: '',
  left: '',
  steps: [],
  candidates: [],
  noCandidates: '',
};

it.each([
  ['market makers', <MakersView key="" data={makers} />],
  ['sustainability reports', <SustainabilityView key="" data={reports} />],
  ['elections', <PositionsTable key="" elections={[election]} texts={{ table: 'Elections' }} today={DAY} />],
])('a table of %s has symbol and name on two lines, as every table has', (_, table) => {
  expect(drawn(table)).toContain(drawn(<SecurityName symbol="MARSA" name={NAME.en} />));
});

it('a security without a page has both lines and no link', () => {
  const text = drawn(<SecurityName symbol="MARSA" name={NAME.en} isListed={false} />);
  expect(text).not.toContain('<a ');
  expect([text.includes('MARSA'), text.includes(NAME.en)]).toEqual([true, true]);
});
