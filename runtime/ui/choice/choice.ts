/** One of many, as it is shown in a list. */
export interface Choice {
  /** In a combobox that takes free text, this is what is written into the field. */
  id: string;
  title: string;
  /** In small beside the title. */
  note?: string;
  /** The heading above it in a list; choices of one group stand together. */
  group?: string;
}
