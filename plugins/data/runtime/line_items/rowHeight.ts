/** Of every row of a grid, in pixels: rows are placed without being measured. */
export const rowHeight = 38;
