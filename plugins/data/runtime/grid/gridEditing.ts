import type { JsonObject } from 'sala/schemas';

/** A cell that is being changed, and the element that it stands in. */
export interface CellPlace {
  id: string;
  field: string;
  cell: HTMLElement;
}

/** How cells are changed where they stand; the grid only says which one is meant. */
export interface GridEditing {
  isEditable: (row: JsonObject, field: string) => boolean;
  /** A single press changes a cell: for fingers, which neither press twice nor have F2. */
  isOn: boolean;
  onEdit: (place: CellPlace) => void;
}

/** The cell that an event means, if it may be changed. */
export function findEditable(target: EventTarget | null): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-editable]') : null;
  return cell ? readPlace(cell) : undefined;
}

/** The nearest cell after this one, or before it, that may be changed. */
export function findNeighbour({ cell }: CellPlace, by: 1 | -1): CellPlace | undefined {
  const cells = [...(cell.closest('table')?.querySelectorAll<HTMLElement>('td[data-editable]') ?? [])];
  const next = cells[cells.indexOf(cell) + by];
  return next && cells.includes(cell) ? readPlace(next) : undefined;
}

function readPlace(cell: HTMLElement): CellPlace | undefined {
  const id = cell.closest('tr')?.dataset.id;
  const { field } = cell.dataset;
  return id !== undefined && field !== undefined ? { id, field, cell } : undefined;
}
