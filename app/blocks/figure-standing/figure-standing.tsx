import { useEffect, useState } from 'react';
import { pick } from '#domain/bilingual.ts';
import { dubaiClock, formatDate } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import { needTexts } from '#messages/needed.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { pageLive } from '../../live/live.ts';
import { useRootData, type RootData } from '../../root-data.ts';
import { figuresAt } from '../freshness/freshness.tsx';

await needTexts('glossary');

/** A figure as it stands on the page, with its label. */
export interface AskedFigure {
  label: string;
  value: string;
}

/** Where a figure comes from, of when it is and how late; and the figure with all that, to take along. */
export function FigureStanding({ figure }: { figure: AskedFigure | null }) {
  const root = useRootData();
  return root ? <Standing root={root} figure={figure} /> : null;
}

function Standing({ root, figure }: { root: RootData; figure: AskedFigure | null }) {
  const t = useText();
  const locale = useLocale();
  const [asked, setAsked] = useState<{ at: Instant | null; isNow: boolean } | null>(null);
  // Of when it was asked: a sentence that changed each second would be read out each second.
  useEffect(() => {
    const now = pageLive().figures.marketNow() ?? root.now;
    const ageMs = pageLive().ageMs() ?? root.ageMs;
    const at = figuresAt({ ageMs, clock: root.clock, now, closes: root.closes });
    setAsked({ at, isNow: at === now });
  }, [root]);
  if (!asked) return null;
  const { at, isNow } = asked;
  const moment =
    at === null
      ? t('common.notAvailable')
      : t('figure.moment', { date: formatDate(at, locale), time: dubaiClock(at, { seconds: true }) });
  const delay = t(isNow ? (root.clock.simulated ? 'figure.simulated' : 'figure.real') : 'figure.stopped');
  const standing = t('figure.standing', { source: pick(root.exchange.name, locale), moment, delay });
  return (
    <>
      <br />
      {standing}
      {figure && (
        <CopyCitation text={`${figure.label}: ${figure.value}. ${document.title}. ${standing} ${location.href}`} />
      )}
    </>
  );
}

/** Where the browser keeps its clipboard to itself, the text is shown to be copied by hand. */
function CopyCitation({ text }: { text: string }) {
  const t = useText();
  const [told, setTold] = useState<'copied' | 'byHand' | null>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setTold('copied');
    } catch {
      setTold('byHand');
    }
  }
  return (
    <>
      {' '}
      <button type="button" className="link" onClick={() => void copy()}>
        {t('figure.copy')}
      </button>{' '}
      <span role="status">{told === 'copied' ? t('figure.copied') : told === 'byHand' && text}</span>
    </>
  );
}
