import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { useText } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { slot, SlottedText } from '#app/ui/slotted-text.tsx';
import styles from '#app/blocks/publications/notice-list.module.css';

interface FollowingProps {
  /** The shown list, without its days and its page. */
  shown: { query: string; label: string };
}

const BUTTON = 'link inline-flex min-h-11 items-center';
const NOTE = 'text-14 text-muted';

/**
 * Disclosures that the reader follows without an account. This needs script (app/document/following); without script it
 * is empty.
 */
export function Following({ shown: { query, label } }: FollowingProps) {
  const t = useText();
  const list = useHref(pathOf('the-exchange-disclosures')).replace(/\/$/, '');
  return (
    <template data-following="" data-list={list} data-query={query} data-label={label}>
      <section aria-labelledby="follow-title" data-screen-only>
        <SectionHead id="follow-title" title={t('disclosures.follow')} lead={t('disclosures.follow.lead')} />
        <p data-offer="">
          <Act act="follow">{t('disclosures.follow.this', { label })}</Act>
        </p>
        <ul className={styles.list} />
        <div data-notices="">
          <p data-when="default" hidden>
            <Act act="notify">{t('disclosures.follow.notify')}</Act>
          </p>
          <p className={NOTE} data-when="granted" hidden>
            {t('disclosures.follow.granted')}
          </p>
          <p className={NOTE} data-when="denied" hidden>
            {t('disclosures.follow.denied')}
          </p>
        </div>
        <template>
          <Row list={list} />
        </template>
      </section>
    </template>
  );
}

/**
 * A followed list: its name, the number of new disclosures since the last visit, the newest of them, and a button to
 * stop following.
 */
function Row({ list }: { list: string }) {
  const t = useText();
  return (
    <li className={styles.row}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- script writes the text */}
      <a href={list}>
        <bdi data-label="" />
      </a>
      <div>
        <div role="status">
          <span data-when="none" hidden>
            {t('disclosures.follow.none')}
          </span>
          <span data-when="new" hidden>
            <SlottedText
              text={t('disclosures.follow.new', { count: slot('count') })}
              slots={{ count: <span data-count="" /> }}
            />
          </span>
          <template>
            <p data-named="">
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- script writes the text */}
              <a href={list} className="link">
                <bdi />
              </a>
            </p>
          </template>
        </div>
        <Act act="stop">
          <SlottedText
            text={t('disclosures.follow.stop', { label: slot('label') })}
            slots={{ label: <bdi data-label="" /> }}
          />
        </Act>
      </div>
    </li>
  );
}

function Act({ act, children }: { act: string; children: ReactNode }) {
  return (
    <button type="button" className={BUTTON} data-act={act}>
      {children}
    </button>
  );
}
