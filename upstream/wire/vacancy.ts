import type { SfItem } from './content.ts';

/** GET {content}/vacancies?sf_culture=en|ar [ours]. A vacancy at the exchange; texts are per culture. */
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
  /** Required languages: 'ar', 'en'. */
  Languages: string[];
  /** Address for applications outside the site. */
  Apply: string | null;
}
