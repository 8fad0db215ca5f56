import type { HumanCheckPort, Verdict } from '../bot-check/human-check.ts';
import { openBotCheck } from '../bot-check/open.ts';
import { createFormDesk } from '../forms/form-desk.ts';
import { createHourlyLimit } from '../forms/hourly-limit.ts';
import { createUpkeep } from '../forms/upkeep.ts';
import { createMailTransport } from '../mail/transport.ts';
import type { Foundation } from './foundation.ts';
import { followedDays } from '../forms/followed-days.ts';
import type { SiteParts } from './site.ts';
import type { Sources } from './sources.ts';

/** Forms from one address per hour without a passed bot check. */
const UNCHECKED_AN_HOUR = 3;

export type Forms = ReturnType<typeof openForms>;

/** The check, with its verdicts counted. */
function observed(human: HumanCheckPort, observe: (verdict: Verdict) => void = () => {}): HumanCheckPort {
  return {
    ...human,
    async check(brought) {
      const verdict = await human.check(brought);
      observe(verdict);
      return verdict;
    },
  };
}

/** Opens what accepts readers' forms, and what processes them later. */
export function openForms(
  { settings, exchange, log, clock, metrics }: Foundation,
  sources: Sources,
  { reader }: Pick<SiteParts, 'reader'>,
) {
  const { store } = sources;
  const { SMTP_URL, MAIL_FROM } = settings;
  const transport = SMTP_URL && MAIL_FROM ? createMailTransport(SMTP_URL, MAIL_FROM) : null;
  const upkeep = createUpkeep({
    store,
    transport,
    log,
    clock,
    observe: metrics?.onMail ?? (() => {}),
    days: followedDays(sources.build.load, reader),
  });
  const { human, altcha } = openBotCheck({ settings, store, log, now: clock.now });
  const desk = createFormDesk({
    store,
    shortName: exchange.shortName,
    sendsMail: transport !== null,
    human: observed(human, metrics?.onBotCheck),
    unchecked: createHourlyLimit(UNCHECKED_AN_HOUR, clock.steady),
    now: clock.now,
    state: upkeep.state,
    queued: upkeep.wake,
    observe: metrics?.onForm ?? (() => {}),
  });
  return { desk, upkeep, botCheck: human.page, altcha };
}
