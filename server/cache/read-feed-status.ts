import type { SiteFeedStatus } from '#ingest/feed-status.ts';
import type { JobName } from '#ingest/jobs/jobs.ts';
import type { Tag } from './tags.ts';

/** The status page shows when each job last ran. That changes with every run, without an invalidation. */
const AGES_HOLD_MS = 5_000;

interface StatusNotes {
  state(tag: Tag): void;
  holdsFor(ms: number): void;
}

/** The age of the site's data. Each read first notes the tag that the answer depends on. */
export function readFeedStatus(status: SiteFeedStatus, { state, holdsFor }: StatusNotes): SiteFeedStatus {
  return {
    ages() {
      holdsFor(AGES_HOLD_MS);
      return status.ages();
    },
    stale(...jobs) {
      for (const job of jobs) state(tagOfJob(job));
      return status.stale(...jobs);
    },
    unread(...jobs) {
      const isUnread = status.unread(...jobs);
      // A job that has run once remains read.
      if (isUnread) holdsFor(AGES_HOLD_MS);
      return isUnread;
    },
    isOffered(job) {
      state(tagOfJob(job));
      return status.isOffered(job);
    },
    incidents() {
      holdsFor(AGES_HOLD_MS);
      return status.incidents();
    },
  };
}

export function tagOfJob(job: JobName): Tag {
  return `ingestJobs ${job}`;
}
