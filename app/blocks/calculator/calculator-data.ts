import type { Option } from '#app/ui/field.tsx';

/** An input of a calculator as its form shows it. */
export interface CalculatorField {
  name: string;
  label: string;
  /** The input as typed, unchanged. */
  typed: string;
  hint?: string | undefined;
  /** Error message of the input. */
  fault?: string | undefined;
  type?: 'text' | 'date' | undefined;
  /** True when digits and a point are typed: phones show a numeric keyboard. */
  isNumber?: boolean | undefined;
  /** The options of a select, which replaces the text field. */
  options?: readonly Option[] | undefined;
}

/** A line of the working: what is computed, how, and its result. */
export interface WorkingLine {
  label: string;
  /** '25,000 × 8.96 ÷ 1,000'; absent where the line is the sum of those above it. */
  sum?: string | undefined;
  result: string;
  /** True when the amount is an answer. */
  isAnswer?: boolean | undefined;
}

/** A figure that the calculator took from elsewhere: what it is, its source and its day. */
export interface CalculatorSource {
  label: string;
  value: string;
  from: string;
  to?: string | undefined;
}

/** The answer of a calculator, in the reader's language. */
export interface CalculatorAnswer {
  /** What the figure below is: 'Zakat on 25,000 shares'. */
  title: string;
  /** Null where the answer is a sentence. */
  figure: string | null;
  unit?: string | undefined;
  /** Further answers, or remarks on the figure. */
  sentences?: readonly string[] | undefined;
  working: readonly WorkingLine[];
  sources: readonly CalculatorSource[];
  /** The day on which the statement was made, for print. */
  statement: string;
}

export interface CalculatorData {
  /** Id of the calculator's place in the page, to which its form returns. */
  id: string;
  /** Label of the form, for assistive technology. */
  label: string;
  fields: readonly CalculatorField[];
  /** A multiple choice, below the other inputs. */
  many?: { name: string; legend: string; options: readonly Option[]; chosen: readonly string[] } | undefined;
  /** Other parameters of the address that the page keeps. */
  kept?: Readonly<Record<string, string>> | undefined;
  /** True when anything was typed or chosen: the page is then of use to nobody else. */
  hasInput: boolean;
  /** Null before anything is requested, and where an input is wrong. */
  answer: CalculatorAnswer | null;
}
