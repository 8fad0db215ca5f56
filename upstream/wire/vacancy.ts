import type { SfItem } from './content.ts';

/** GET {content}/vacancies?sf_culture=en|ar [ours]. A place at the exchange that one can apply for; texts are per culture. */
export interface SfVacancy extends SfItem {
  Title: string;
  Department: string;
  Place: string;
  /** 'full-time', 'part-time', 'internship', 'graduate'. */
  Kind: string;
  /** Days, 'YYYY-MM-DD'. */
  Published: string;
  Closes: string;
  Summary: string;
  Duties: string[];
  Needs: string[];
  /** Those that the work needs: 'ar', 'en'. */
  Languages: string[];
  /** Where one applies for it instead of on the site. */
  Apply: string | null;
}
