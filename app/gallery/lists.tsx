import { useText } from '#messages/text.tsx';
import { COLUMN_IDS } from '#app/blocks/security-list/columns.ts';
import { parseListing } from '#app/blocks/security-list/listing.ts';
import { SecurityTable } from '#app/blocks/security-list/security-table.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { WatchPanel } from '#app/blocks/watch/watch-panel.tsx';
import { WatchTable } from '#app/blocks/watch/watch-table.tsx';
import { parseView } from '#app/blocks/watch/watch-view.ts';
import { listedRows } from './market-rows.ts';
import { MINUTES } from './chart-days.ts';
import { depth, TRADES } from './company.ts';
import { Group, Specimen } from './specimen.tsx';

const NO_FILTERS = new URLSearchParams();
const IN_LIST = 5;

/** Full lists of securities: the list of a kind, and the market watch with the chosen row's panel. */
export function Lists() {
  const t = useText();
  const rows = listedRows();
  const [first] = rows;
  const halted = rows.filter(({ quote }) => quote?.suspended || quote?.last === null);
  const shown = [...halted, ...rows.filter((row) => !halted.includes(row))].slice(0, IN_LIST);
  return (
    <Group id="lists" title="gallery.lists">
      <Specimen name="gallery.lists.securities" wide>
        <SecurityTable
          rows={shown.map((row) => ({ ...row, currency: 'AED', terms: {} }))}
          columns={{
            of: { kind: null, inAed: true },
            shown: COLUMN_IDS,
            isUsual: true,
            termsRead: '2026-11-18',
          }}
          listing={parseListing<string>(NO_FILTERS, [])}
          caption={t('gallery.lists.securities')}
        />
      </Specimen>
      <Specimen name="gallery.lists.watch" wide>
        <TermScope>
          <WatchTable
            rows={shown}
            view={parseView(NO_FILTERS, [], [])}
            chosen={shown.at(-1)?.symbol ?? null}
            onChoose={nothing}
            onKeyDown={nothing}
          />
        </TermScope>
      </Specimen>
      {first && (
        <>
          <Specimen name="gallery.lists.panel">
            <WatchPanel
              row={first}
              data={{
                symbol: first.symbol,
                worth: 1_000,
                currency: 'AED',
                minutes: MINUTES,
                depth: depth('both'),
                trades: TRADES,
              }}
              failed={false}
            />
          </Specimen>
          <Specimen name="gallery.lists.panelFailed" again>
            <WatchPanel row={first} data={null} failed />
          </Specimen>
        </>
      )}
    </Group>
  );
}

function nothing(): undefined {}
