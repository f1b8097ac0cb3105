/** What a new site needs, in the order in which it is best done. */
export const stepNames = ['modules', 'home', 'menu', 'first', 'team'] as const;

export type StepName = (typeof stepNames)[number];

export interface FirstStep {
  name: StepName;
  done: boolean;
  /** Where it is done. */
  path: string;
  /** Of the first record: what is made, in both languages. */
  title?: string;
}

/** The answer of the source `work.steps`; null where there is nothing to lead through. */
export type FirstSteps = { steps: FirstStep[] } | null;
