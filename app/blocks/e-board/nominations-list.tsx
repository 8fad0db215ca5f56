import { Chip } from '#app/ui/chip.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { useText } from '#messages/text.tsx';
import { nested } from '#app/columns/column.ts';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import flow from '#app/blocks/article/flow.module.css';
import { EventMarker } from '#app/blocks/week-ahead/event-marker.tsx';
import { candidateColumns } from './election-columns.ts';
import type { CandidateView, ElectionsData, ElectionView } from './election-view.ts';
import { IssuerName } from '#app/blocks/ledger-row/issuer-name.tsx';

/** Elections one by one: the steps reached, the steps to come, and the candidates. */
export function NominationsList({
  elections,
  texts,
}: {
  elections: readonly ElectionView[];
  texts: Pick<ElectionsData['texts'], 'candidates'>;
}) {
  return elections.map((election) => (
    <section key={election.id} aria-labelledby={election.id} className="mt-4">
      <SectionHead
        id={election.id}
        title={<IssuerName of={election} />}
        lead={election.seats}
        aside={<Chip tone="open">{election.phase}</Chip>}
      />
      <Timeline election={election} />
      <Candidates election={election} caption={texts.candidates} />
    </section>
  ));
}

/** A filled diamond is a step reached, an open one a step to come. */
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

function Candidates({ election, caption }: { election: ElectionView; caption: string }) {
  const t = useText();
  const { candidates, noCandidates, symbol, name, record } = election;
  if (candidates.length === 0) return <p className="text-14 text-muted">{noCandidates}</p>;
  return (
    <DataTable
      caption={`${caption} ${symbol}`}
      columns={nested(candidateColumns(t), (of: CandidateView) => ({ election: record, name, candidate: of.record }))}
      rows={candidates}
      rowKey={({ id }) => id}
      views={{
        candidate: (of) => (of.isOut ? <s>{of.name}</s> : <bdi>{of.name}</bdi>),
        status: ({ status }) => status,
      }}
    />
  );
}
