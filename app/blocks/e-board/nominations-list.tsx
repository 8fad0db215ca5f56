import { Chip } from '#app/ui/chip.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import flow from '#app/blocks/article/flow.module.css';
import { EventMarker } from '#app/blocks/week-ahead/event-marker.tsx';
import type { CandidateView, ElectionsData, ElectionView } from './election-view.ts';
import { IssuerName } from '#app/blocks/ledger-row/issuer-name.tsx';

type Words = Pick<ElectionsData['words'], 'candidate'>;

/** Elections one by one: what of each has been reached and what is to come, and who stands. */
export function NominationsList({ elections, words }: { elections: readonly ElectionView[]; words: Words }) {
  return elections.map((election) => (
    <section key={election.id} aria-labelledby={election.id} className="mt-4">
      <SectionHead
        id={election.id}
        title={<IssuerName of={election} />}
        lead={election.seats}
        aside={<Chip tone="open">{election.phase}</Chip>}
      />
      <Timeline election={election} />
      <Candidates election={election} words={words} />
    </section>
  ));
}

/** A filled diamond has been reached, an open one is to come. */
function Timeline({ election: { steps } }: { election: ElectionView }) {
  return (
    <dl className={flow.facts}>
      {steps.map(({ id, label, days, done, note }) => (
        <div key={id}>
          <dt>
            <span className="flex items-center gap-1.5">
              <EventMarker confirmed={done} /> {label}
            </span>
          </dt>
          <dd>
            {days}
            {note && (
              <>
                {' · '}
                <b>{note}</b>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Candidates({ election, words: { candidate: heads } }: { election: ElectionView; words: Words }) {
  const { candidates, noCandidates, symbol } = election;
  if (candidates.length === 0) return <p className="text-14 text-muted">{noCandidates}</p>;
  const columns: Column<CandidateView>[] = [
    { id: 'name', head: heads.name, cell: ({ name, isOut }) => (isOut ? <s>{name}</s> : <bdi>{name}</bdi>) },
    { id: 'kind', head: heads.kind, cell: ({ kind }) => kind },
    { id: 'years', head: heads.years, figures: true, cell: ({ years }) => <Figure>{years}</Figure> },
    { id: 'status', head: heads.status, cell: ({ status }) => status },
  ];
  return (
    <Table
      caption={`${heads.caption} ${symbol}`}
      captionHidden
      columns={columns}
      rows={candidates}
      rowKey={({ id }) => id}
    />
  );
}
