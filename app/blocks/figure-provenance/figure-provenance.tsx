import { pick } from '#domain/bilingual.ts';
import { marketTime, formatDate } from '#domain/date.ts';
import { sessionDay } from '#domain/session.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { figuresAt, figuresState } from '#domain/freshness.ts';
import type { RootData } from '#app/root-data.ts';
import { slot, SlottedText } from '#app/ui/slotted-text.tsx';

/**
 * Source, time and delay of a figure, and a text of all that to copy. The time is that of rendering: script writes when
 * the reader requested it (app/document/terms).
 */
export function FigureProvenance({ root }: { root: RootData }) {
  const t = useText();
  const locale = useLocale();
  const at = figuresAt(root);
  const source = pick(root.exchange.name, locale);
  const moment = t('figure.moment', { date: slot('date'), time: slot('time') });
  const current = figuresState(root);
  const session = sessionDay(root.now);
  const { simulated } = root.clock;
  const sentences = {
    moving: t('figure.provenance', {
      source,
      moment,
      delay: t(simulated ? 'figure.simulated' : 'figure.real'),
    }),
    closed: t(simulated ? 'figure.closedSimulated' : 'figure.closedReal', { source, date: slot('date') }),
    stopped: t('figure.provenance', { source, moment, delay: t('figure.stopped') }),
    dated: t(simulated ? 'figure.datedSimulated' : 'figure.datedReal', { source, date: slot('date') }),
    unheard: t('figure.provenance', { source, moment: t('common.notAvailable'), delay: t('figure.stopped') }),
  };
  return (
    <>
      <br />
      {Object.entries(sentences).map(([when, text]) => (
        <span
          key={when}
          data-when={when}
          data-provenance=""
          data-session={when === 'closed' ? session : undefined}
          hidden={when !== current}
        >
          <SlottedText
            text={text}
            slots={{
              date: <span data-date="">{at !== null && formatDate(when === 'closed' ? session : at, locale)}</span>,
              time: <span data-time="">{at !== null && marketTime(at, { seconds: true })}</span>,
            }}
          />
        </span>
      ))}
      <span data-when="figure" hidden>
        {' '}
        <button type="button" className="link">
          {t('figure.copy')}
        </button>{' '}
        <span role="status">
          <span data-when="copied" hidden>
            {t('figure.copied')}
          </span>
          <span data-when="by-hand" data-slot="by-hand" hidden />
        </span>
      </span>
    </>
  );
}
