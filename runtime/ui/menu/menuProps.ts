export interface MenuEntry {
  id: string;
  title: string;
}

export interface MenuSection {
  id: string;
  title?: string;
  entries: readonly MenuEntry[];
  /** Entries that are ticked, any number of them, while the menu stays open, or just one. Without it they are commands. */
  ticks?: 'any' | 'one';
  /** The ids of those that are ticked. */
  ticked?: readonly string[];
  /** Called with the id of the entry that was pressed. */
  onPress: (id: string) => void;
}

/** A menu while it is open, at the button that opened it. */
export interface OpenMenuProps {
  label: string;
  sections: readonly MenuSection[];
  button: { current: HTMLElement | null };
  onClose: () => void;
  /** Closes it and does then what an entry does; without it that is done at once. */
  onLeave?: (press: () => void) => void;
}
